import * as fc from 'fast-check';
import type { BoosterRules } from '../bet/limits.ts';
import type { BetSystem } from '../bet/system.ts';
import type { Selection } from '../betslip/selection.ts';
import { feedMatchId, matchId, outcomeId } from '../brand.ts';
import { JACKPOT_RESULTS, type Jackpot, type JackpotResult } from '../jackpot/jackpot.ts';
import type { JackpotTicket } from '../jackpot/jackpot-ticket.ts';
import { columnOutcome } from '../market/column-outcome.ts';
import { MAIN_COLUMNS } from '../match/main-outcomes.ts';
import { cents, type Cents } from '../money/cents.ts';
import { oddsFromThousandths, type Odds } from '../odds/odds.ts';
import { aSelection, aTicket } from './builders.ts';

/** Any price of a real market, up to 1,001; mostly short ones, as on a real coupon. */
export const anyOdds = (): fc.Arbitrary<Odds> =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1_001, max: 5_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: 1_001, max: 1_001_000 }) },
    )
    .map(oddsFromThousandths);

/** Any stake that the house accepts, to the cent. */
export const anyStake = (): fc.Arbitrary<Cents> => fc.integer({ min: 2_000, max: 2_000_000 }).map(cents);

/** Any booster that an operator may set. */
export const anyBooster = (): fc.Arbitrary<BoosterRules> =>
  fc.record({
    rate: fc.integer({ min: 1_000, max: 1_500 }),
    minCount: fc.integer({ min: 1, max: 8 }),
    maxMultiplier: fc.option(fc.integer({ min: 1_000, max: 3_000 })),
    minOdds: fc.integer({ min: 1_001, max: 2_000 }).map(oddsFromThousandths),
  });

/** Any system that this many picks can be played as: some sizes, and none, some or all of the possible bankers. */
export const anySystem = (picks: number): fc.Arbitrary<BetSystem> =>
  fc
    .record({
      sizes: fc.uniqueArray(fc.integer({ min: 1, max: picks }), { minLength: 1, maxLength: picks }),
      bankers: fc.oneof(
        fc.constant([]),
        fc.uniqueArray(fc.integer({ min: 0, max: picks - 1 }), { maxLength: picks - 1 }),
      ),
    })
    .map(({ sizes, bankers }) => {
      const least = Math.min(...sizes);
      const few = bankers.slice(0, Math.min(least, Math.max(...sizes) - 1));
      const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other);
      return { sizes: ascending(sizes), bankers: ascending(few) };
    });

/** Any selection of a dozen matches, so that two of them often meet. */
export const anySelection = (): fc.Arbitrary<Selection> =>
  fc
    .record({
      match: fc.integer({ min: 1, max: 12 }),
      column: fc.constantFrom(...MAIN_COLUMNS),
      odds: anyOdds(),
    })
    .map(({ match, column, odds }) => {
      const { market, key } = columnOutcome(column, '3way');
      return aSelection({
        matchId: matchId(String(match)),
        feedMatchId: feedMatchId(`9${match}`),
        marketTypeId: market.typeId,
        marketName: market.name,
        outcomeKey: key,
        outcomeId: outcomeId(`${match}-${column}`),
        odds,
      });
    });

/** Any ticket with a pick or a double of every match, whatever number of doubles the offer allows. */
export const anyFullTicket = (jackpot: Jackpot): fc.Arbitrary<JackpotTicket> =>
  fc
    .array(fc.constantFrom('1', 'X', '2', '1,X', '1,2', 'X,2'), {
      minLength: jackpot.matches.length,
      maxLength: jackpot.matches.length,
    })
    .map((keys) => aTicket(jackpot, keys));

/** Any results of this many matches, void ones too; with `missing` some have none. */
export const anyResults = (
  matchCount: number,
  missing: 'missing' | 'known' = 'known',
): fc.Arbitrary<readonly (JackpotResult | 'void' | null)[]> =>
  fc.array(fc.constantFrom(...JACKPOT_RESULTS, 'void', ...(missing === 'missing' ? [null, null] : [])), {
    minLength: matchCount,
    maxLength: matchCount,
  });
