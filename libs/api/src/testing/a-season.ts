import {
  DOUBLE_CHANCE,
  feedMatchId,
  gameId,
  instantFromMs,
  matchId,
  oddsFromThousandths,
  outcomeId,
  toMs,
  type MainOutcomes,
  type Market,
  type Match,
  type MatchMarkets,
  type Odds,
} from '@kipenga/betting-core';
import { sampleAnswer } from './sample-answer.ts';

const CLUBS = [
  'Gor Mahia',
  'AFC Leopards',
  'Tusker',
  'Bandari',
  'Kenya Police',
  'Shabana',
  'Kariobangi Sharks',
  'Ulinzi Stars',
  'Sofapaka',
  'Posta Rangers',
  'Nairobi City Stars',
  'Mathare United',
  'Murang’a Seal',
  'Bidco United',
  'Kakamega Homeboyz',
  'Mara Sugar',
] as const;

const club = (at: number): string => CLUBS[at % CLUBS.length] ?? 'Gor Mahia';
/** The round of a match. Each club plays once a round, always against another club. */
const roundOf = (at: number): number => Math.floor((2 * at) / CLUBS.length) % (CLUBS.length / 2);
const HOUR_MS = 3_600_000;

/** Hours between the first kick-off of a day and its four kick-offs; the first is at the sample's time. */
const KICK_OFFS_H = [0, 1, 3, 5];
const kickOffMs = (at: number): number =>
  (24 * Math.floor(at / KICK_OFFS_H.length) + (KICK_OFFS_H[at % KICK_OFFS_H.length] ?? 0)) * HOUR_MS;

/** For the column without a price in the sample. */
const USUAL_PRICE = 1_850;

/** Varies prices from match to match, the same in every run. */
const moved = (odds: Odds | null, at: number): Odds =>
  oddsFromThousandths((odds ?? USUAL_PRICE) + ((at * 137) % 300) * 10);

function outcomesOf(match: Match, id: string, at: number): MainOutcomes {
  const entries = Object.entries(match.mainOutcomes).map(([column, outcome]) => [
    column,
    outcome && { ...outcome, id: outcomeId(`${id}-${column}`), odds: moved(outcome.odds, at) },
  ]);
  return Object.fromEntries(entries) as MainOutcomes;
}

/** Makes this many matches from the contract's sample: the derby first, four a day, all prices present. */
export function aSeason(count: number): readonly Match[] {
  const [sample] = sampleAnswer('getTopMatches');
  if (sample === undefined) throw new Error('The contract has no sample of a match.');
  return Array.from({ length: count }, (_, at) => {
    const id = String(101 + at);
    return {
      ...sample,
      id: matchId(id),
      feedId: feedMatchId(`55${id}`),
      gameId: gameId(String(4021 + at)),
      startsAt: instantFromMs(toMs(sample.startsAt) + kickOffMs(at)),
      homeTeam: club(2 * at),
      awayTeam: club(2 * at + 1 + 2 * roundOf(at)),
      mainOutcomes: outcomesOf(sample, id, at),
    };
  });
}

/** Prices that differ from the usual ones, by outcome id; null for a closed outcome. */
export type PriceChanges = Readonly<Record<string, Odds | null>>;

/** The markets of a match: those of its card, with its prices or the changed ones, and double chance. */
export function marketsOf(match: Match, changes: PriceChanges = {}): MatchMarkets {
  const { id, feedId, startsAt, homeTeam, awayTeam, category, competitionName } = match;
  const markets = new Map<string, Market>();
  for (const outcome of Object.values(match.mainOutcomes)) {
    if (outcome === null) continue;
    const { marketTypeId, marketName, ...rest } = outcome;
    const changed = changes[outcome.id];
    const market = markets.get(marketTypeId) ?? { typeId: marketTypeId, name: marketName, outcomes: [] };
    markets.set(marketTypeId, {
      ...market,
      outcomes: [...market.outcomes, changed === undefined ? rest : { ...rest, odds: changed }],
    });
  }
  const { typeId, name, outcomes } = DOUBLE_CHANCE;
  const doubleChance: Market = {
    typeId,
    name,
    outcomes: outcomes.map(({ key }, at) => ({
      key,
      id: outcomeId(`${id}-dc-${at}`),
      label: key,
      odds: oddsFromThousandths(1_200 + at * 110),
    })),
  };
  return {
    match: { id, feedId, startsAt, homeTeam, awayTeam, category, competitionName },
    markets: [...markets.values(), doubleChance],
  };
}
