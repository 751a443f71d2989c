// Every lesson played in the engine: for each game its steps, as {goal, status of each move, clauses that the last move of
// the goal consulted}; `starts` of each game are given as JSON on the standard input.
import { readFileSync } from 'node:fs';
import { conversation } from '../../javascript/engine/conversation.mjs';
import { LESSONS, startOf } from '../../javascript/play_page/lessons/lessons.mjs';

const answer = conversation();
let last = 0;
const ask = (request) => JSON.parse(answer(JSON.stringify({ id: (last += 1), game: 'g', ...request })));

function move({ seat, action, chance = [] }) {
  const legal = ask({ op: 'legal' }).actions.map((each) => JSON.stringify(Object.entries(each.action).sort()));
  const isListed = legal.includes(JSON.stringify(Object.entries(action).sort()));
  const { trace = [] } = ask({ op: 'explain', seat, action, chance });
  const reply = ask({ op: 'apply', seat, action, chance });
  const used = reply.used === chance.length;
  return { is: reply.status === 'ok' && isListed && used ? 'ok' : JSON.stringify([action, isListed, reply]), clauses: trace.map(({ clause }) => clause) };
}

function played(ruleset, lesson, starts) {
  const { options, position } = startOf(lesson, starts);
  const begun = ask(position === null ? { op: 'new', ruleset, options } : { op: 'load', ruleset, options, position });
  const first = (lesson.begin ?? []).map(move);
  return [{ goal: '', came: [begun.status, ...first.map(({ is }) => is)], clauses: [], wanted: [] }, ...lesson.steps.map((step) => {
    const own = [step, ...(step.path ?? []).map((action) => ({ seat: step.seat, action }))].map(move);
    const others = (step.then ?? []).map(move);
    return { goal: step.goal, came: [...own, ...others].map(({ is }) => is), clauses: own.flatMap(({ clauses }) => clauses), wanted: step.clauses, words: [step.goal, step.hint, step.why] };
  })];
}

const starts = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(Object.fromEntries(Object.entries(LESSONS).map(([ruleset, lesson]) => [ruleset, played(ruleset, lesson, starts[ruleset])]))));
