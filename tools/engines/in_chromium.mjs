// The browser script as an adapter: `node tools/engines/in_chromium.mjs [SCRIPT] [--page]` answers on standard output what is
// asked on standard input, and it is headless Chromium that finds the answers: a page opened from a file has the script,
// and a worker of that page, or with --page the page itself, speaks Protocol 1.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { conversation } from '../../javascript/engine/conversation.mjs';
import { serve } from '../../javascript/engine/standard_input.mjs';

const FLAGS = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--remote-debugging-pipe',
];
const END = '\0'; // of a message of the DevTools protocol

/**
 * The DevTools protocol over two pipes of Chromium: `send` sends a command and promises its result, `event` promises the
 * next event of a name.
 */
function devTools(chromium) {
  const [, , , commands, messages] = chromium.stdio;
  const waiting = new Map(); // by the number of a command
  const awaited = new Map(); // by the name of an event
  let last = 0;
  let begun = '';
  messages.setEncoding('utf8');
  messages.on('data', (chunk) => {
    const texts = (begun + chunk).split(END);
    begun = texts.pop();
    for (const { id, method, result, error } of texts.map((text) => JSON.parse(text))) {
      awaited.get(method)?.();
      const { keep, drop } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error !== undefined) drop?.(new Error(error.message));
      else keep?.(result);
    }
  });
  chromium.on('exit', () => { for (const { drop } of waiting.values()) drop(new Error('Chromium has ended')); });
  const send = (method, params = {}, sessionId = undefined) => new Promise((keep, drop) => {
    last += 1;
    waiting.set(last, { keep, drop });
    commands.write(JSON.stringify({ id: last, method, params, sessionId }) + END);
  });
  const event = (name) => new Promise((happened) => { awaited.set(name, happened); });
  return { send, event };
}

/** A page from this file: a function that evaluates an expression there and promises its value. */
async function opened({ send, event }, path) {
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const evaluate = async (expression) => {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', params, sessionId);
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await send('Page.enable', {}, sessionId);
  const loaded = event('Page.loadEventFired');
  await send('Page.navigate', { url: pathToFileURL(path).href }, sessionId);
  await loaded;
  return evaluate;
}

const options = process.argv.slice(2);
const script = resolve(options.find((each) => !each.startsWith('--')) ?? 'build/scrimmage.js');
const isPage = options.includes('--page');
const folder = mkdtempSync(join(tmpdir(), 'scrimmage-'));
const page = join(folder, 'page.html');
writeFileSync(page, `<!doctype html><meta charset="utf-8"><title>scrimmage</title><script src="${pathToFileURL(script)}"></script>\n`);
const program = process.env.CHROMIUM ?? 'chromium';
const chromium = spawn(program, [...FLAGS, `--user-data-dir=${join(folder, 'profile')}`], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
});
const gone = new Promise((done) => { chromium.on('exit', done); });
process.on('exit', () => {
  chromium.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});
chromium.on('error', ({ message }) => { throw new Error(`${program}: ${message}`); });

const tools = devTools(chromium);
const evaluate = await opened(tools, page);
const isWorker = await evaluate(isPage ? 'globalThis.table = {ask: async (lines) => lines.map(scrimmage.answer)}; false'
  : 'globalThis.table = scrimmage.connect(); table.isWorker');
if (isWorker === isPage) throw new Error(isPage ? 'a worker where the page was asked for' : 'no worker was to be had');

// What could not be read as a line never reaches the page.
const unread = conversation();
async function answer(lines) {
  const texts = lines.filter((line) => typeof line === 'string');
  const replies = await evaluate(`table.ask(${JSON.stringify(texts)})`);
  return lines.map((line) => (typeof line === 'string' ? replies.shift() : unread(line)));
}

await serve(answer);
await tools.send('Browser.close').catch(() => {}); // killed, it leaves processes that still write into the folder
await gone;
