// From the `options` of a request to the rules of one game.
import { badRequest, Refusal } from '../shared/failures.mjs';
import { anyRecord, listOf, record, text } from '../shared/decoder.mjs';
import { isEqual } from '../shared/validity.mjs';
import { decodeOptions, OPTIONS, remembered } from '../shared/options.mjs';
import { decodePitch, faultsOfPitch, laidOut } from './pitch.mjs';
import { CLASSES, PITCHES, PRINTED_SKILLS, READINGS, SKILLS } from './rulebook.mjs';

export const rulesFor = remembered((options) => {
  const { readings, settings } = decodeOptions(withoutEdition(options), [null], READINGS);
  record(settings, `${OPTIONS}.settings`, [], ['pitch', 'skills']);
  const usual = usualPitch(readings);
  const data = decodePitchSetting(settings.pitch ?? usual);
  const skills = decodeSkills(settings.skills ?? PRINTED_SKILLS);
  const faults = [...faultsOfPitch(data, readings), ...faultsOfSkills(skills), ...faultsOfChoice(data, readings, usual)];
  if (faults.length > 0) throw new Refusal(faults, { reasons: faults });
  return { readings, skills, pitch: laidOut(data, readings) };
});

function withoutEdition(options) {
  const { edition = null, ...others } = anyRecord(options, OPTIONS);
  if (edition !== null) throw badRequest(`${OPTIONS}.edition: this game has no editions`);
  return others;
}

// TS-A10, TS-A11: the pitch that is played on where no other is given.
function usualPitch(readings) {
  const size = readings['TS-A10'] === 'small-73' ? 'small' : 'default';
  return readings['TS-A11'] === 'point-forward' ? `${size}-pointed` : size;
}

function decodePitchSetting(value, path = `${OPTIONS}.settings.pitch`) {
  if (typeof value !== 'string') return decodePitch(value, path);
  if (!Object.hasOwn(PITCHES, value)) throw badRequest(`${path}: there is no pitch called ${value}`);
  return PITCHES[value];
}

function decodeSkills(value) {
  const path = `${OPTIONS}.settings.skills`;
  return Object.fromEntries(Object.entries(anyRecord(value, path)).map(([name, skills]) =>
    [text(name, path), listOf(skills, `${path}.${name}`, (skill, place) => {
      if (!SKILLS.includes(text(skill, place))) throw badRequest(`${place}: there is no skill ${skill}`);
      return skill;
    })]));
}

function faultsOfSkills(skills) {
  const fault = (clause, name) => ({ clause, code: 'unsound-skills', path: `${OPTIONS}.settings.skills.${name}` });
  return [
    ...Object.keys(CLASSES).filter((name) => !Object.hasOwn(skills, name)).map((name) => fault('COMP.charts', name)),
    ...Object.entries(skills).filter(([name, list]) => !Object.hasOwn(CLASSES, name) || new Set(list).size < list.length)
      .map(([name]) => fault('TEAM.class-skills', name)),
  ];
}

function faultsOfChoice(data, readings, usual) {
  const isFree = readings['TS-A10'] === 'parametric' || isEqual(data, PITCHES[usual]);
  return isFree ? [] : [{ clause: 'INTRO.kit-complete', code: 'another-pitch', path: `${OPTIONS}.settings.pitch` }];
}
