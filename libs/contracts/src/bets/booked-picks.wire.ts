import { ok, type Odds, type Result, type Selection } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { SELECTION_FIELDS, type WireSelection } from './selection.wire.ts';

/** A pick of a booked slip that cannot be bet on: its match has begun, or it has no price now. */
export interface MissingPick extends Omit<Selection, 'odds'> {
  readonly hasStarted: boolean;
}

const { odd_value: _odds, ...OTHER_FIELDS } = SELECTION_FIELDS;

/** A booked pick as it travels: one that is missing has no price, and says why. */
const bookedPick = entity(noun<BookedPick>(), {
  ...OTHER_FIELDS,
  odd_value: ['odds', priceOrNone],
  state: ['state', z.optional(z.enum(['started', 'suspended']))],
});
interface BookedPick extends Omit<WireSelection, 'odds'> {
  readonly odds: Odds | null;
  readonly state?: 'started' | 'suspended';
}

/** A booked slip: what can be opened of it, and what cannot. */
export interface BookedBetslip {
  readonly selections: readonly Selection[];
  readonly missing: readonly MissingPick[];
}

/** Picks in the order they were booked, the missing ones after them. */
export const bookedPicks = codecOf(
  list(bookedPick),
  (picks): Result<BookedBetslip, string> =>
    ok({
      selections: picks.flatMap(({ state: _state, betType: _betType, odds, ...pick }) =>
        odds === null ? [] : [{ ...pick, odds }],
      ),
      missing: picks.flatMap(({ state, betType: _betType, odds, ...pick }) =>
        odds === null ? [{ ...pick, hasStarted: state === 'started' }] : [],
      ),
    }),
  ({ selections, missing }) => [
    ...selections.map((pick): BookedPick => ({ ...pick, betType: 'prematch' })),
    ...missing.map(({ hasStarted, ...pick }): BookedPick => ({
      ...pick,
      betType: 'prematch',
      odds: null,
      state: hasStarted ? 'started' : 'suspended',
    })),
  ],
);
