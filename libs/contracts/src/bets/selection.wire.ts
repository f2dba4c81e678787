import { ok, type Result, type Selection } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { decimalOdds } from '../pieces/decimal-odds.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { feedMatchIdText, marketTypeIdText, matchIdText, outcomeKeyText, pickIdText } from '../pieces/ids.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';

/** A selection as it travels. */
export interface WireSelection extends Selection {
  readonly betType?: 'prematch';
}

/** The names of its fields on the wire. */
export const SELECTION_FIELDS = {
  matchId: ['matchId', matchIdText],
  parent_match_id: ['feedMatchId', feedMatchIdText],
  homeTeam: ['homeTeam', z.string()],
  awayTeam: ['awayTeam', z.string()],
  betType: ['betType', z.optional(z.literal('prematch'))],
  oddType: ['marketName', z.string()],
  odd_value: ['odds', decimalOdds],
  pick_key: ['outcomeKey', outcomeKeyText],
  sub_type_id: ['marketTypeId', marketTypeIdText],
  event_odd_id: ['outcomeId', pickIdText],
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
export const selectionOnTheWire = prematch(entity(noun<WireSelection>(), SELECTION_FIELDS));

/** The same in a slip to place, where unknown fields are refused. */
export const placedSelectionOnTheWire = prematch(strictEntity(noun<WireSelection>(), SELECTION_FIELDS));
