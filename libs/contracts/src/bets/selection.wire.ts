import { ok, type Odds, type Result, type Selection } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { decimalOdds, priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import {
  feedMatchIdText,
  marketTypeIdText,
  matchIdText,
  outcomeIdText,
  outcomeKeyText,
} from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';

interface WireSelection extends Selection {
  readonly betType?: 'prematch';
}

const FIELDS = {
  matchId: ['matchId', matchIdText],
  parent_match_id: ['feedMatchId', feedMatchIdText],
  homeTeam: ['homeTeam', z.string()],
  awayTeam: ['awayTeam', z.string()],
  betType: ['betType', z.optional(z.literal('prematch'))],
  oddType: ['marketName', z.string()],
  odd_value: ['odds', decimalOdds],
  pick_key: ['outcomeKey', outcomeKeyText],
  sub_type_id: ['marketTypeId', marketTypeIdText],
  event_odd_id: ['outcomeId', outcomeIdText],
  start_time: ['startsAt', z.optional(z.nullable(nairobiDatetime))],
  display: ['label', z.optional(z.string())],
} as const;

/* @__NO_SIDE_EFFECTS__ */
const prematch = <Wire>(fields: Codec<WireSelection, Wire>) =>
  codecOf(
    fields,
    ({ betType: _betType, ...selection }): Result<Selection, string> => ok(selection),
    (selection): WireSelection => ({ ...selection, betType: 'prematch' }),
  );

/** Betslip selection (R3): as local storage keeps it. */
export const selectionOnTheWire = prematch(entity(noun<WireSelection>(), FIELDS));

/** A pick of a booked slip that cannot be bet on: its match has begun, or it has no price now. */
export interface MissingPick extends Omit<Selection, 'odds'> {
  readonly hasStarted: boolean;
}

const { odd_value: _odds, ...OTHER_FIELDS } = FIELDS;

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

/** The same in a slip that is placed, where no field may be unknown. */
export const placedSelectionOnTheWire = prematch(strictEntity(noun<WireSelection>(), FIELDS));
