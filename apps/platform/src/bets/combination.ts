import { combinationId, toDecimal, type Instant } from '@kipenga/betting-core';
import type { CombinationAnswer, CombinationRequest, ReasonOf } from '@kipenga/contracts';
import { COMBINATION_PARTS } from '@kipenga/pricing';
import type { Sql } from '../database/index.ts';
import { picksFor, type CurrentPick } from '../sports/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import { houseOddsOf } from './house-view.ts';
import { refused } from './refusals.ts';

type CombinationReason =
  ReasonOf<`combination-${'too-few' | 'too-many' | 'impossible' | 'implied' | 'halves' | 'too-long' | 'price-off' | 'unoffered'}`>;

const matchesOf = ({ homeTeam, awayTeam }: CurrentPick) => [{ home: homeTeam, away: awayTeam }];

/** Says why picks that are each open have no price together, and names those in the way; null of any other pick. */
export const combinationWords = (pick: CurrentPick | undefined): Worded<CombinationReason> | null => {
  if (!pick?.parts || !pick.combined || pick.combined.ok) return null;
  const { parts, combined } = pick;
  const named = (places: readonly number[]) =>
    places
      .flatMap((at) => parts[at] ?? [])
      .map(({ marketTypeId, outcomeKey, homeTeam, awayTeam }) => ({
        marketTypeId,
        outcomeKey,
        homeTeam,
        awayTeam,
      }));
  const why = combined.reason;
  switch (why.kind) {
    case 'too-few-parts':
      return worded('combination-too-few', { minimum: why.minimum });
    case 'too-many-parts':
      return worded('combination-too-many', { maximum: why.maximum });
    case 'impossible':
      return worded('combination-impossible', { picks: named(why.parts) });
    case 'implied':
      return worded('combination-implied', { pick: named([why.part]), by: named(why.by) });
    case 'halves-mixed':
      return worded('combination-halves', { picks: named(why.parts) });
    case 'too-long':
      return worded('combination-too-long', { maximum: toDecimal(why.highest) });
    case 'price-disagrees':
      return worded('combination-price-off', { pick: named([why.part]) });
    case 'unoffered':
      return worded('combination-unoffered', { matches: matchesOf(pick) });
  }
};

const rounded = (figure: number, digits: number): number => Number(figure.toFixed(digits));

/** Prices picks of one match together as they are now, or says which are in the way (D101, D114). */
export const quoteCombination = async (
  sql: Sql,
  { feedMatchId, outcomeIds }: CombinationRequest,
  now: Instant,
): Promise<CombinationAnswer> => {
  const ids = new Set(outcomeIds);
  const { fewest: minimum, most: maximum } = COMBINATION_PARTS;
  if (ids.size < minimum) return refused(worded('combination-too-few', { minimum }));
  if (ids.size > maximum) return refused(worded('combination-too-many', { maximum }));
  const [pick] = (await picksFor(sql, [combinationId([...ids])], { lockFor: null })).picks;
  if (pick?.feedMatchId !== feedMatchId) return refused(worded('outcome-unknown'));
  const house = houseOddsOf(pick, now);
  const matches = matchesOf(pick);
  if (house.state === 'started')
    return refused(worded(pick.live === null ? 'match-started' : 'combination-in-play', { matches }));
  if (house.state === 'postponed') return refused(worded('match-postponed', { matches }));
  if (house.state !== 'open' || !pick.combined?.ok)
    return refused(combinationWords(pick) ?? worded('outcome-suspended', { matches }));
  const { multipliedOdds, ...priced } = pick.combined.value;
  const trueOdds = rounded(priced.trueOdds, 3);
  return {
    kind: 'priced',
    outcomeId: pick.outcomeId,
    odds: house.odds,
    trueOdds,
    multipliedOdds: rounded(multipliedOdds, 3),
    // From the displayed odds, so that a calculator confirms it.
    marginPercent: rounded(100 * (trueOdds / toDecimal(house.odds) - 1), 2),
  };
};
