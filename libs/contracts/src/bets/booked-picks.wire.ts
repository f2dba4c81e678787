import { ok, type BetSystem, type Odds, type Result, type Selection } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { SELECTION_FIELDS, type WireSelection } from './selection.wire.ts';
import { systemOnTheWire } from './system.wire.ts';

/** A pick of a booked slip that cannot be bet on: its match has begun, or it has no price now. */
export interface MissingPick extends Omit<Selection, 'odds'> {
  readonly hasStarted: boolean;
}

const { odd_value: _odds, ...OTHER_FIELDS } = SELECTION_FIELDS;

/** A booked pick on the wire. A missing one has the reason in place of a price. */
const bookedPick = entity(noun<BookedPick>(), {
  ...OTHER_FIELDS,
  odd_value: ['odds', priceOrNone],
  state: ['state', z.optional(z.enum(['started', 'suspended']))],
});
interface BookedPick extends Omit<WireSelection, 'odds'> {
  readonly odds: Odds | null;
  readonly state?: 'started' | 'suspended';
}

/** A booked slip: the picks that can be opened, and those that cannot. */
export interface BookedBetslip {
  readonly selections: readonly Selection[];
  readonly missing: readonly MissingPick[];
  /** The system, if one was booked. Its bankers are indexes of the selections, followed by the missing picks. */
  readonly system?: BetSystem;
}

const picksAlone = list(bookedPick);
const withSystem = z.object({ slip: picksAlone, system: systemOnTheWire });

/** Picks in the order of booking, followed by the missing ones; for a system, an object with them and its lines. */
export const bookedPicks = codecOf(
  z.union([picksAlone, withSystem]),
  (booked): Result<BookedBetslip, string> =>
    ok('slip' in booked ? { ...slipOf(booked.slip), system: booked.system } : slipOf(booked)),
  ({ system, ...slip }) => (system ? { slip: picksOf(slip), system } : picksOf(slip)),
);

function slipOf(picks: readonly BookedPick[]): BookedBetslip {
  return {
    selections: picks.flatMap(({ state: _state, betType: _betType, odds, ...pick }) =>
      odds === null ? [] : [{ ...pick, odds }],
    ),
    missing: picks.flatMap(({ state, betType: _betType, odds, ...pick }) =>
      odds === null ? [{ ...pick, hasStarted: state === 'started' }] : [],
    ),
  };
}

const picksOf = ({ selections, missing }: BookedBetslip): readonly BookedPick[] => [
  ...selections.map((pick): BookedPick => ({ ...pick, betType: 'prematch' })),
  ...missing.map(({ hasStarted, ...pick }): BookedPick => ({
    ...pick,
    betType: 'prematch',
    odds: null,
    state: hasStarted ? 'started' : 'suspended',
  })),
];
