export const statisticsOf = (ruleset, moments) => ({score: moments.at(-1).position.score});
