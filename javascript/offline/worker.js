/* Service worker that makes the site available offline. tools/site/offline_worker.py prepends BUILD, the name of a
   build, and FILES, every file of it with a hash and its size. The worker stores the files that every page needs, with
   the search and the play page, at once. It also stores every page that is opened, and on request all pages of a game.
   A file is stored under its hash, so that a new build reuses unchanged files, loads changed files, and deletes removed
   ones. */
/* global BUILD, FILES */
"use strict";

const CACHE = "scrimmage-rules";
const ROOT = new URL("./", self.location);
const OFFLINE = "offline.html";
const AT_ONCE = 6;

/* The other pages of the root folder, and all files that pages load. */
const isShell = (path) => !path.includes("/") || /^(assets|css|js)\//.test(path) || /^rules\/(index|all)\.html$/.test(path);
const GAMES = [...new Set(Object.keys(FILES).map((path) => /^rules\/[^/]+\//.exec(path)?.[0]).filter(Boolean))];

const address = (path) => new URL(path.split("/").map(encodeURIComponent).join("/"), ROOT).href;
const key = (path) => `${address(path)}?${FILES[path][0]}`;

/* The file of the site that an address names; null for an address outside the site. */
function pathOf(url) {
  const { origin, pathname } = new URL(url);
  if (origin !== ROOT.origin || !pathname.startsWith(ROOT.pathname)) return null;
  const path = decodeURIComponent(pathname.slice(ROOT.pathname.length));
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash.slice(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/* Store a response if it is the file of this build, and not of a newer build that is being published. */
async function keepAnswer(cache, path, answer) {
  if (!answer.ok) return false;
  const bytes = await answer.arrayBuffer();
  if (await digest(bytes) !== FILES[path][0]) return false;
  const headers = { "content-type": answer.headers.get("content-type") ?? "application/octet-stream" };
  await cache.put(key(path), new Response(bytes, { headers }));
  return true;
}

/* Store files, a few at a time; return whether all of them are stored. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((each) => each.url));
  const left = paths.filter((path) => !known.has(key(path)));
  let all = true;
  async function some() {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const kept = await fetch(address(path), { cache: "no-cache" }).then((answer) => keepAnswer(cache, path, answer), () => false);
      all &&= kept;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return all;
}

/* Copy the files from the cache of an earlier build that this build still has. */
async function keptBefore() {
  const kept = await (await caches.open(CACHE)).keys();
  return kept.map((each) => pathOf(each.url)).filter((path) => path in FILES);
}

async function install() {
  await keep(Object.keys(FILES).filter(isShell));
  await keep(await keptBefore());
  await self.skipWaiting();
}

async function activate() {
  const cache = await caches.open(CACHE);
  const wanted = new Set(Object.keys(FILES).map(key));
  for (const each of await cache.keys()) if (!wanted.has(each.url)) await cache.delete(each);
  await self.clients.claim();
}

// ---- answers

/* The stored file; otherwise the file from the server, which is then stored. */
async function file(event, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(key(path));
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keepAnswer(cache, path, answer.clone()));
  return answer;
}

/* The response for a page that is neither stored nor reachable: the page that lists the stored data. */
async function page(event, path) {
  try {
    return await (path in FILES ? file(event, path) : fetch(event.request));
  } catch (error) {
    const told = await (await caches.open(CACHE)).match(key(OFFLINE));
    if (!told) throw error;
    return Response.redirect(`${address(OFFLINE)}#missing=${encodeURIComponent(path)}`);
  }
}

self.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" ? pathOf(event.request.url) : null;
  if (path === null) return;
  if (event.request.mode === "navigate") event.respondWith(page(event, path));
  else if (path in FILES) event.respondWith(file(event, path));
});

// ---- messages from pages

/* For each part of the site, the number of its stored files. */
async function told() {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map((each) => each.url));
  return ["", ...GAMES].map((prefix) => {
    const paths = Object.keys(FILES).filter((path) => path.startsWith(prefix));
    const kept = paths.filter((path) => known.has(key(path)));
    const bytes = (all) => all.reduce((sum, path) => sum + FILES[path][1], 0);
    return { prefix, files: paths.length, kept: kept.length, bytes: bytes(paths), keptBytes: bytes(kept) };
  });
}

const ASKED = {
  keep: async ({ prefix }) => ({ all: await keep(Object.keys(FILES).filter((path) => path.startsWith(prefix))) }),
  forget: async () => {
    await caches.delete(CACHE);
    await keep(Object.keys(FILES).filter(isShell));
    return {};
  },
  tell: async () => ({ build: BUILD, parts: await told() }),
};

self.addEventListener("message", (event) => {
  const answered = ASKED[event.data.ask]?.(event.data).then((answer) => event.ports[0]?.postMessage(answer));
  if (answered) event.waitUntil(answered);
});

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
