// The engine in a host that has the language and nothing else: no module of Node, no interface of the web.
// Lines come on standard input, and their replies go to standard output once all have come.
import { readFileSync } from 'node:fs';
import { SourceTextModule, SyntheticModule, createContext, runInContext } from 'node:vm';

const HERE = new URL('../../javascript/engine/', import.meta.url);
const DATA = new URL('../../conformance/', HERE);
const context = createContext({});
const modules = new Map();

// Data is made inside the context, of the text that a host would hand over.
function published(url) {
  const parse = runInContext('(text) => JSON.parse(text)', context);
  const read = (path) => parse(readFileSync(new URL(`${path}.json`, DATA), 'utf8'));
  return new SyntheticModule(['published'], function () {
    this.setExport('published', read);
  }, { context, identifier: url.href });
}

function moduleAt(url) {
  if (!modules.has(url.href)) {
    const isData = url.href === new URL('published.mjs', HERE).href;
    modules.set(url.href, isData ? published(url)
      : new SourceTextModule(readFileSync(url, 'utf8'), { context, identifier: url.href }));
  }
  return modules.get(url.href);
}

const main = moduleAt(new URL('conversation.mjs', HERE));
await main.link((name, from) => moduleAt(new URL(name, from.identifier)));
await main.evaluate();
const answer = main.namespace.conversation();
const lines = readFileSync(0, 'utf8').split('\n');
process.stdout.write(lines.map((line) => answer(line)).filter((reply) => reply !== null).map((reply) => `${reply}\n`).join(''));
