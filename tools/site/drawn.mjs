// What is drawn of each line of standard input, a line each; the module and the function of it stand on the command line.
import { readFileSync } from 'node:fs';

const [module, what] = process.argv.slice(2);
const draw = (await import(module))[what];
const lines = readFileSync(0, 'utf8').split('\n').filter((line) => line);
process.stdout.write(lines.map((line) => `${JSON.stringify(draw(JSON.parse(line)))}\n`).join(''));
