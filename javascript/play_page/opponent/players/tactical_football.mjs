export const easy = ({ actions, random }) => Math.floor(random() * actions.length);
export const hard = easy;
