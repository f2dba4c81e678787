import {
  ok,
  type AcceptOddsChange,
  type BetId,
  type BetSystem,
  type Cents,
  type Instant,
  type Msisdn,
  type Odds,
  type OutcomeId,
  type PlacedSystem,
  type ProfileId,
  type Result,
  type Selection,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone, totalOddsNumber } from '../pieces/decimal-odds.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { numericFlag } from '../pieces/flag.ts';
import { betIdText, pickIdText, profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count, phone, resultCode, textOrNone, words } from '../pieces/text.ts';
import { reasonOnTheWire } from '../reasons/reason.wire.ts';
import type { Reason } from '../reasons/reasons.ts';
import { printBetString } from './bet-string.ts';
import { placedSelectionOnTheWire } from './selection.wire.ts';
import { placedSystemOnTheWire, systemOnTheWire } from './system.wire.ts';

/** Handling of prices that have moved since the slip was shown (D63). */
const ODDS_CHANGES = ['none', 'better', 'any'] as const satisfies readonly AcceptOddsChange[];

/** A bet as confirmed by the customer. The stake is the customer's; the platform recomputes all other figures (D07). */
export interface PlaceBetRequest {
  readonly profileId: ProfileId;
  readonly phone: Msisdn;
  readonly selections: readonly Selection[];
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  /** Total odds in hundredths. */
  readonly totalOdds: number;
  readonly netPayout: Cents;
  readonly usesFreeBet: boolean;
  readonly acceptOddsChange: AcceptOddsChange;
  /** The system, if it is one; its bankers are indexes of its selections (D113). */
  readonly system?: BetSystem;
  /** The bet string as sent; made from the selections if left out. The platform refuses one that disagrees with them (D63). */
  readonly betString?: string;
  readonly appName?: string;
}

interface PlaceBetFields extends PlaceBetRequest {
  readonly betString: string;
  readonly appName: string;
  readonly type: string;
}

const fields = strictEntity(noun<PlaceBetFields>(), {
  app_name: ['appName', words],
  bet_string: ['betString', z.string()],
  bet_total_odds: ['totalOdds', totalOddsNumber],
  possible_win: ['netPayout', kes],
  profile_id: ['profileId', profileIdText],
  stake_amount: ['stake', kes],
  stake_after_tax: ['stakeAfterTax', kes],
  slip: ['selections', list(placedSelectionOnTheWire)],
  type: ['type', words],
  redeem_free_bet: ['usesFreeBet', numericFlag],
  msisdn: ['phone', phone],
  accept_odds_change: [
    'acceptOddsChange',
    codecOf(
      z.optional(z.enum(ODDS_CHANGES)),
      (choice) => ok(choice ?? 'better'),
      (choice: AcceptOddsChange) => choice,
    ),
  ],
  system: ['system', z.optional(systemOnTheWire)],
});

/** Name of this product in bets and registrations. */
export const APP_NAME = 'web_ui';

/** Place bet payload (R3). */
export const placeBetOnTheWire = codecOf(
  fields,
  ({ type: _type, ...request }): Result<PlaceBetRequest, string> => ok(request),
  (request: PlaceBetRequest): PlaceBetFields => ({
    ...request,
    betString:
      request.betString ??
      printBetString(
        request.selections.map((one) => ({ feedMatchId: one.feedMatchId, outcomeId: one.outcomeId })),
      ),
    appName: request.appName ?? APP_NAME,
    type: 'prematch',
  }),
);

/** Current price of an outcome or a combination; null while it is locked. */
export interface CurrentOdds {
  readonly outcomeId: OutcomeId;
  readonly odds: Odds | null;
}

/** Stake and figures at which a bet was placed. */
export interface PlacedQuote {
  readonly stake: Cents;
  /** In hundredths. */
  readonly totalOdds: number;
  readonly netPayout: Cents;
  /** Tax on stake and possible win together, if the house sends it. */
  readonly tax?: Cents;
  /** The system and its number of lines, if it is one. */
  readonly system?: PlacedSystem;
}

/** A live bet that waits before it stands (D103). */
export interface WaitBegun {
  /** Length of the whole wait in seconds, the same for every customer. */
  readonly seconds: number;
  /** End of the wait in real time. */
  readonly until: Instant;
}

/** Answer to a placed bet (R4-13). `code` is the wire's `res`. */
export type PlaceBetAnswer =
  | {
      readonly kind: 'placed';
      /** Null only from a host that sends no more than R7 names. */
      readonly betId: BetId | null;
      readonly reference: string | null;
      readonly description: string;
      readonly reason?: Reason;
      readonly quote?: PlacedQuote;
      /** Present if the bet waits: its stake is held, and it stands or falls at the end. */
      readonly waiting?: WaitBegun;
    }
  | {
      readonly kind: 'insufficient-funds';
      readonly description: string;
      readonly reason?: Reason;
      /** Amount missing in the wallet. */
      readonly shortBy: Cents | null;
      /** Whole shillings to deposit so that the missing amount arrives after tax (D112). */
      readonly depositNeeded?: Cents;
    }
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly description: string;
      readonly reason?: Reason;
      readonly currentOdds?: readonly CurrentOdds[];
    };

interface AnswerFields {
  readonly res: number;
  readonly description: string;
  readonly reason?: Reason;
  readonly betId?: BetId | null;
  readonly reference: string | null;
  readonly shortBy?: Cents | null;
  readonly depositNeeded?: Cents;
  readonly stake?: Cents;
  readonly totalOdds?: number;
  readonly netPayout?: Cents;
  readonly tax?: Cents;
  readonly system?: PlacedSystem;
  readonly currentOdds?: readonly CurrentOdds[];
  readonly waiting?: WaitBegun;
}

const answerFields = entity(noun<AnswerFields>(), {
  res: ['res', resultCode],
  description: ['description', words],
  reason: ['reason', reasonOnTheWire],
  bet_id: ['betId', z.optional(z.nullable(betIdText))],
  our_bet_id: ['reference', textOrNone],
  short_by: ['shortBy', z.optional(z.nullable(kes))],
  deposit_needed: ['depositNeeded', z.optional(kes)],
  bet_amount: ['stake', z.optional(kes)],
  total_odd: ['totalOdds', z.optional(totalOddsNumber)],
  possible_win: ['netPayout', z.optional(kes)],
  tax: ['tax', z.optional(kes)],
  system: ['system', z.optional(placedSystemOnTheWire)],
  current_odds: [
    'currentOdds',
    z.optional(
      list(
        entity(noun<CurrentOdds>(), {
          event_odd_id: ['outcomeId', pickIdText],
          odd_value: ['odds', priceOrNone],
        }),
      ),
    ),
  ],
  waiting: [
    'waiting',
    z.optional(entity(noun<WaitBegun>(), { seconds: ['seconds', count], until: ['until', nairobiDatetime] })),
  ],
});

/** `res` 0 placed, 110 insufficient funds, anything else refused with a description (R4-13). */
export const placeBetAnswerOnTheWire = codecOf(answerFields, (given) => ok(answerOf(given)), fieldsOf);

function answerOf({
  res,
  betId,
  reference,
  shortBy,
  depositNeeded,
  stake,
  totalOdds,
  netPayout,
  tax,
  system,
  currentOdds,
  waiting,
  ...worded
}: AnswerFields): PlaceBetAnswer {
  if (res === 110) {
    const needed = depositNeeded === undefined ? {} : { depositNeeded };
    return { kind: 'insufficient-funds', ...worded, shortBy: shortBy ?? null, ...needed };
  }
  if (res !== 0) return { kind: 'refused', code: res, ...worded, ...(currentOdds && { currentOdds }) };
  const quote =
    stake !== undefined && totalOdds !== undefined && netPayout !== undefined
      ? { stake, totalOdds, netPayout, ...(tax !== undefined && { tax }), ...(system && { system }) }
      : undefined;
  const begun = { ...(quote && { quote }), ...(waiting && { waiting }) };
  return { kind: 'placed', betId: betId ?? null, reference, ...worded, ...begun };
}

function fieldsOf(answer: PlaceBetAnswer): AnswerFields {
  if (answer.kind === 'placed') {
    const { kind: _, quote, ...placed } = answer;
    return { res: 0, ...placed, ...quote };
  }
  if (answer.kind === 'insufficient-funds') {
    const { kind: _, ...short } = answer;
    return { res: 110, ...short, reference: null };
  }
  const { kind: _, code, ...refused } = answer;
  return { res: code, ...refused, reference: null };
}
