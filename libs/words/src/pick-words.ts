import { partsOf, type MarketTypeId, type OutcomeKey } from '@kipenga/betting-core';
import type { Wording } from './reason-words.ts';

/** A pick and its match. */
export interface NamedPick {
  readonly marketTypeId: MarketTypeId;
  readonly outcomeKey: OutcomeKey;
  readonly homeTeam: string;
  readonly awayTeam: string;
}

type Name = (pick: NamedPick, line: string) => Wording | null;

const say = (id: string, values: Wording['values'] = {}): Wording => ({ id: `pick.${id}`, values });

const home = ({ homeTeam }: NamedPick) => ({ team: homeTeam });
const away = ({ awayTeam }: NamedPick) => ({ team: awayTeam });

type Answers = Readonly<Record<string, (pick: NamedPick) => Wording>>;

/** Returns the text of an outcome; null for an unknown one. */
const answer = (answers: Answers, key: string, pick: NamedPick): Wording | null =>
  Object.hasOwn(answers, key) ? (answers[key]?.(pick) ?? null) : null;

const oneOf =
  (answers: Answers): Name =>
  (pick) =>
    answer(answers, pick.outcomeKey, pick);

const RESULTS: Answers = {
  '1': (pick) => say('team', home(pick)),
  X: () => say('draw'),
  '2': (pick) => say('team', away(pick)),
};
const whoWins = oneOf(RESULTS);

/** Over or under a line. `of` returns the team whose goals are counted, for the text. */
const goals =
  (words: string, of: (pick: NamedPick) => Readonly<Record<string, string>>): Name =>
  (pick, line) => {
    const [, side] = /^(over|under) /.exec(pick.outcomeKey) ?? [];
    return side === undefined ? null : say(`${words}${side}`, { ...of(pick), line });
  };

const halfAndFull: Name = (pick) => {
  const [half, full] = pick.outcomeKey.split('/').map((key) => answer(RESULTS, key, pick));
  return half && full ? say('halfFull', { half: [half], full: [full] }) : null;
};

const score: Name = ({ outcomeKey }) => {
  if (outcomeKey === 'other') return say('otherScore');
  return /^\d+-\d+$/.test(outcomeKey) ? say('score', { score: outcomeKey }) : null;
};

/** Texts of the picks in each market, by the market's number without its line. */
const NAMES: Readonly<Record<string, Name>> = {
  '1': whoWins,
  '186': whoWins,
  '10': oneOf({
    '1 or X': (pick) => say('orDraw', home(pick)),
    '1 or 2': ({ homeTeam, awayTeam }) => say('either', { home: homeTeam, away: awayTeam }),
    'X or 2': (pick) => say('orDraw', away(pick)),
  }),
  '11': oneOf({
    '1': (pick) => say('drawNoBet', home(pick)),
    '2': (pick) => say('drawNoBet', away(pick)),
  }),
  '18': goals('', () => ({})),
  '19': goals('team.', home),
  '20': goals('team.', away),
  '26': oneOf({ odd: () => say('odd'), even: () => say('even') }),
  '29': oneOf({ yes: () => say('bothScore.yes'), no: () => say('bothScore.no') }),
  '45': score,
  '47': halfAndFull,
  '60': (pick, line) => inFirstHalf(whoWins(pick, line)),
  '68': (pick, line) => inFirstHalf(goals('', () => ({}))(pick, line)),
};

const inFirstHalf = (pick: Wording | null): Wording | null => pick && say('firstHalf', { pick: [pick] });

/** Splits a market type id into number and line: '18-1.5' is over or under 1.5, '18' alone means 2.5. */
function kindAndLine(marketTypeId: MarketTypeId): readonly [kind: string, line: string] {
  const [kind = '', line = '2.5'] = marketTypeId.split('-');
  return [kind, line];
}

/**
 * Returns the name of a pick: "Gor Mahia", "Over 2.5 goals", or for a combination all its parts: "Gor Mahia + Over 2.5 goals". Null
 * if the table of markets does not have it.
 */
export function pickWording(pick: NamedPick): Wording | null {
  const parts = partsOf({ ...pick, marketName: '' });
  if (parts.length > 0)
    return parts
      .map((part) => pickWording({ ...pick, ...part }))
      .reduceRight((rest, part) => part && rest && say('combination', { part: [part], rest: [rest] }));
  const [kind, line] = kindAndLine(pick.marketTypeId);
  return Object.hasOwn(NAMES, kind) ? (NAMES[kind]?.(pick, line) ?? null) : null;
}

/** Returns the name of a market, or the word for a combination. Null if the table of markets does not have it. */
export function marketWording(marketTypeId: MarketTypeId): Wording | null {
  if (marketTypeId.includes(' + ')) return { id: 'market.combination', values: {} };
  const [kind, line] = kindAndLine(marketTypeId);
  return Object.hasOwn(NAMES, kind) ? { id: `market.${kind}`, values: { line } } : null;
}

const ANSWERS: ReadonlySet<string> = new Set(['yes', 'no', 'odd', 'even', 'other']);

/**
 * Returns the label of an outcome below the name of its market: "Over 2.5", "1 or X". Null for labels that are the same in all
 * languages, such as "1" and "2-1", and for unknown ones.
 */
export function outcomeWording(outcomeKey: OutcomeKey): Wording | null {
  if (ANSWERS.has(outcomeKey)) return { id: `outcome.${outcomeKey}`, values: {} };
  const [, side, line] = /^(over|under) ([\d.]+)$/.exec(outcomeKey) ?? [];
  if (side !== undefined && line !== undefined) return { id: `outcome.${side}`, values: { line } };
  const [, one, other] = /^([1X]) or ([X2])$/.exec(outcomeKey) ?? [];
  return one !== undefined && other !== undefined ? { id: 'outcome.either', values: { one, other } } : null;
}
