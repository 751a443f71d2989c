/* Everything that the search can find, as entries: rules, scenarios, questions, words and sections of pages. */

/* The scenarios of a game, which come as columns. */
function* scenariosOf({ id, features, scenarios }, listed) {
  const [titles = []] = scenarios;
  for (const place of titles.keys()) {
    const [title, home, name, feature, lines, rows, number] = scenarios.map((column) => column[place]);
    yield {
      kind: "scenario", game: id, name: title, title: "", text: "", clause: listed[home].name, shown: rows, phrases: "", about: [listed[home].name],
      at: `${listed[home].at.split("#")[0]}#shown-${name.split("/").slice(1).join("-")}${number}`,
      cases: lines.map((line, row) => (
        { id: [id, name, ...rows.slice(row, row + 1)].join("/"), feature: features[feature], line })),
    };
  }
}

/* The entries of one game. */
export function entriesOf(game) {
  const listed = game.entries.map(([kind, name, title, text, at, about, phrases]) => (
    { kind, game: game.id, name, title, text, about, phrases, at: `rules/${game.id}/${at}`, shown: [] }));
  return [...listed, ...scenariosOf(game, listed)];
}

function gameOf(at, games) {
  return games.find((game) => at.startsWith(`rules/${game}/`)) ?? "";
}

/* The entries of all games, and the sections of all other pages. */
export function listEntries(rules, pages) {
  const games = rules.map((each) => each.id);
  const sections = pages.map(([kind, name, text, at, codes]) => (
    { kind, name, title: "", text, at, about: [], phrases: "", game: gameOf(at, games), shown: codes }));
  return [...rules.flatMap(entriesOf), ...sections];
}
