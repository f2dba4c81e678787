import { BOTH_TEAMS_TO_SCORE, ONE_X_TWO, OVER_UNDER, type OutcomeDefinition } from '@kipenga/betting-core';
import { formatMultiplier, type Multiplier } from '../multiplier.ts';
import { readPick, type Leg } from './league-pick.ts';
import type { Match } from './matchday.ts';
import { word } from './word.ts';

/** An outcome in two to six characters, as on the house's match cards. */
export const shortWords = ({ key }: OutcomeDefinition): string => {
  const short = { 'over 2.5': 'OV 2.5', 'under 2.5': 'UN 2.5', yes: 'GG', no: 'NG' };
  return Object.entries(short).find(([one]) => one === key)?.[1] ?? key;
};

const WORDS = [
  [ONE_X_TWO.outcomes[0], 'arcade.league.home'],
  [ONE_X_TWO.outcomes[1], 'arcade.league.draw'],
  [ONE_X_TWO.outcomes[2], 'arcade.league.away'],
  [OVER_UNDER.outcomes[0], 'arcade.league.over'],
  [OVER_UNDER.outcomes[1], 'arcade.league.under'],
  [BOTH_TEAMS_TO_SCORE.outcomes[0], 'arcade.league.both'],
  [BOTH_TEAMS_TO_SCORE.outcomes[1], 'arcade.league.notBoth'],
] as const;

/** 'Gikomba Mitumba v Kibera Chapati: Draw'. */
export const legWords = ({ match, outcome }: Leg, matches: readonly Match[]): string => {
  const { home, away } = matches[match] ?? {};
  const [, id = 'arcade.league.draw'] = WORDS.find(([one]) => one === outcome) ?? [];
  const names = { home: home?.name ?? '', away: away?.name ?? '' };
  const told = word(id, { ...names, line: OVER_UNDER.line ?? '' });
  return word('arcade.league.outcome', { ...names, outcome: told });
};

/** The legs and their price in words. */
export const offerWords = (legs: readonly Leg[], matches: readonly Match[], at: Multiplier): string => {
  const price = formatMultiplier(at);
  const [first] = legs;
  return legs.length === 1 && first !== undefined
    ? word('arcade.league.one', { pick: legWords(first, matches), price })
    : word('arcade.league.all', { count: legs.length, price });
};

/** A pick as the table sends it: 'GIK–KIB X, LIK–LAM GG'. */
export const toldPickWords = (pick: string, matches: readonly Match[]): string =>
  (readPick(pick) ?? [])
    .map(({ match, outcome }) => {
      const { home, away } = matches[match] ?? {};
      const told = `${home?.code ?? ''}\u2060–\u2060${away?.code ?? ''} ${shortWords(outcome)}`;
      return told.replaceAll(' ', '\u00A0');
    })
    .join(', ');
