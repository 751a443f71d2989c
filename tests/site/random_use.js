/* Uses the play page at random once, then checks that it goes on as usual. The argument has the seed and the number of clicks. */
async ({ seed, clicks }) => {
  let state = seed + 1;
  const random = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
  for (let number = 0; number < 9; number += 1) random();
  const any = (list) => list[Math.floor(random() * list.length)];
  const sleep = (time) => new Promise((resolve) => { setTimeout(resolve, time); });
  const find = (where) => document.querySelector(where);
  const all = (where) => [...document.querySelectorAll(where)].filter((each) => each.checkVisibility());
  const status = () => find('.trial-now')?.innerText ?? '';
  const done = () => find('.trial-log')?.start ?? 0;
  const isOver = () => status().includes('is over');
  const history = [];
  const until = async (found, what) => {
    for (const begun = Date.now(); Date.now() - begun < 120000; await sleep(5)) if (found()) return;
    throw new Error(`seed ${seed}: ${what}; the table says: ${status()}; done: ${history.join(' | ')}`);
  };
  const change = (select, value) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // A new game of any kind.
  const choose = (select) => change(select, any([...select.options]).value);
  const game = any([...find('.trial-begin select').options]).value;
  const isReady = () => find('.trial-begin .main') && [...document.querySelectorAll('.trial-begin select')].every((each) => !each.disabled);
  await until(isReady, 'the page is not ready');
  const old = find('.trial-begin .main');
  change(find('.trial-begin select'), game);
  await until(() => isReady() && find('.trial-begin .main') !== old, 'no other game is offered');
  for (const select of [...document.querySelectorAll('.trial-begin select')].slice(1)) choose(select);
  const before = find('.trial');
  find('.trial-begin .main').click();
  await until(() => find('.trial') !== before && status(), 'no game begins');

  // Anything at any moment.
  const LEFT_OUT = /Save game|Load/;
  const BEGINS = /^(New game|Your first game|Leave the lesson|Play a whole game)/;
  let replaced = null; // the table that the latest new game will replace
  const ways = [
    [0.25, () => all('.trial [data-action], .trial [data-menu], .trial [data-outcome], .line-ups button')],
    [0.50, () => all('.trial svg [data-man], .trial svg [data-place], .trial svg [data-hex]')],
    [0.70, () => all('.trial button, .lesson button').filter((each) => !LEFT_OUT.test(each.textContent))],
    [0.76, () => all('.trial summary')], [0.82, () => all('.trial input[type=radio], .trial input[type=checkbox]')],
    [0.88, () => all('.trial select')], [0.97, () => all('.trial figure')], [1, () => all('.trial-begin button')],
  ];
  const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape', ' ', '+', '-', '0'];
  for (let number = 0; number < clicks; number += 1) {
    const chance = random();
    const target = any(ways.find(([most]) => chance < most)[1]());
    if (target?.tagName === 'BUTTON' && BEGINS.test(target.textContent)) replaced = find('.trial');
    if (target) history.push(`${target.tagName} ${target.textContent.slice(0, 25)}`);
    if (target?.tagName === 'SELECT') choose(target);
    else if (target?.tagName === 'FIGURE') target.dispatchEvent(new KeyboardEvent('keydown', { key: any(KEYS), bubbles: true, cancelable: true }));
    else target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await sleep(random() < 0.3 ? 60 * random() : 0);
  }

  // The page goes on as usual.
  await until(() => find('.trial') && find('.trial') !== replaced && status(), 'no table is shown');
  const leave = [...document.querySelectorAll('.lesson button, .lesson-help button')].find((each) => /Leave the lesson|Play a whole game/.test(each.textContent));
  if (leave) {
    const lesson = find('.trial');
    leave.click();
    await until(() => find('.trial') && find('.trial') !== lesson && status(), 'no game begins after a lesson');
  }
  find('.trial-settings').open = true;
  await sleep(0);
  const setting = (name) => [...document.querySelectorAll('.trial-settings label')].find((each) => each.querySelector('span')?.textContent === name)?.querySelector('select');
  for (const seat of ['home', 'away', 'red', 'blue', 'yellow']) {
    if (!setting(seat)) continue;
    change(setting(seat), 'person');
    await sleep(0);
  }
  if (find('.trial-settings input[type=checkbox]').checked) find('.trial-settings input[type=checkbox]').click();
  await sleep(0);
  if (setting('Show')) change(setting('Show'), 'everything');
  if (setting('Chance').value !== 'drawn') change(setting('Chance'), 'drawn');
  const isSettled = () => !status().includes('thinking') && !find('.covered') && (isOver() || find('.trial-list [data-action]'));
  await until(isSettled, 'no action is offered');
  if (isOver()) return { game, moves: done(), isOver: true };
  find('.trial-does input')?.click();
  const number = done();
  find('.trial-list [data-action]').click();
  await until(() => done() !== number, 'an action changes nothing');
  await until(isSettled, 'no action is offered after one more');
  return { game, moves: done(), isOver: isOver() };
}
