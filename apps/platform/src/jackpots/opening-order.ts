import { parseArgs } from 'node:util';
import {
  formatKes,
  MOST_LINE_RETURN_PERCENT,
  ok,
  parseKes,
  refuse,
  type Cents,
  type FeedMatchId,
  type Result,
} from '@kipenga/betting-core';
import type { NewJackpot } from './new-jackpot.ts';
import type { OpeningRefusal } from './open-jackpot.ts';

/** An offer as an operator orders it. */
export interface OpeningOrder extends Omit<NewJackpot, 'now' | 'feedMatchIds'> {
  /** Each by the game id on its card, or as its source calls it: 'acme/4711'. */
  readonly matches: readonly string[];
}

const NAMES = ['type', 'name', 'description', 'line', 'doubles', 'guarantee', 'matches'] as const;
type Given = Record<(typeof NAMES)[number], string>;

const givenIn = (args: readonly string[]): Result<Given, string> => {
  const options = Object.fromEntries(NAMES.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const missing = NAMES.filter((name) => !values[name]);
  return missing.length > 0
    ? refuse(`Missing: ${missing.map((name) => `--${name}`).join(', ')}`)
    : ok(values as Given);
};

const moneyOf = (name: string, text: string): Result<Cents, string> => {
  const amount = parseKes(text);
  return amount.ok ? amount : refuse(`--${name} is an amount in shillings, not "${text}"`);
};

/** Reads what an operator wrote on the command line; the refusal is in words. @throws what `parseArgs` throws. */
export const readOpeningOrder = (args: readonly string[]): Result<OpeningOrder, string> => {
  const given = givenIn(args);
  if (!given.ok) return given;
  const { type, name, description, line, doubles, guarantee, matches } = given.value;
  const [betAmount, promised] = [moneyOf('line', line), moneyOf('guarantee', guarantee)];
  if (!betAmount.ok) return betAmount;
  if (!promised.ok) return promised;
  if (betAmount.value === 0) return refuse('--line is more than nothing');
  if (!/^\d{1,2}$/.test(doubles)) return refuse(`--doubles is a whole number, not "${doubles}"`);
  const names = matches.split(',').map((one) => one.trim());
  if (!names.every((one) => /^(?:\d{1,6}|[^/]+\/.+)$/.test(one)))
    return refuse('--matches are game ids, or SOURCE/MATCH, with commas between');
  const terms = { type, name, description, betAmount: betAmount.value, guarantee: promised.value };
  return ok({ ...terms, maxDoubles: Number(doubles), matches: names });
};

/** Why an offer was not opened, for its operator, with matches called as they were ordered. */
export const openingWords = (
  refusal: OpeningRefusal,
  names: ReadonlyMap<FeedMatchId, string> = new Map(),
): string => {
  const named = (ids: readonly FeedMatchId[]): string => ids.map((id) => names.get(id) ?? id).join(', ');
  switch (refusal.kind) {
    case 'type-is-open':
      return 'An offer of this type is open: the next opens when it has closed';
    case 'too-few-matches':
      return `A jackpot has at least ${refusal.least} matches`;
    case 'match-twice':
      return 'A match is named twice';
    case 'matches-not-ahead':
      return `Not known, begun already or about to: ${named(refusal.feedMatchIds)}`;
    case 'prices-missing':
      return `Without a price for each of 1, X and 2: ${named(refusal.feedMatchIds)}`;
    case 'returns-too-much':
      return `The likeliest line would bring back ${formatKes(refusal.averageReturn)} on average, and may bring back ${formatKes(refusal.most)}, ${MOST_LINE_RETURN_PERCENT} % of its price: choose matches that are harder to call, or promise less`;
    case 'too-easy':
      return `Everything right is 1 in ${refusal.oneIn} at best, and has to be 1 in ${refusal.leastOneIn}: choose matches that are harder to call`;
  }
};
