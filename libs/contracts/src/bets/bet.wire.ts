import {
  betStatusOf,
  ok,
  refuse,
  type Bet,
  type BetBadge,
  type BetMatch,
  type BetStatus,
  type CashOutPart,
  type NairobiDay,
  type ProfileId,
  type BetId,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { totalOddsNumber } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { betIdText, jackpotIdText, profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count, resultCode, words } from '../pieces/text.ts';
import { placedSystemOnTheWire } from './system.wire.ts';

const CODE_OF_STATUS = { open: 1, won: 5, lost: 3 } as const;

/** `1` is open, `5` won, anything else lost (R4-10); a lost bet is written as 3. */
export const betStatus = codecOf(
  resultCode,
  (code) => ok(betStatusOf(code)),
  (status: BetStatus) => CODE_OF_STATUS[status],
);

const BADGES = ['void', 'half-void', 'refunded', 'cashed-out', 'waiting', 'fell'] as const;
/** Written as in D115. */
const CASHED_OUT = 'cashed_out';

/** Detail of a status (D43); an unknown badge is read as none. */
export const betBadge = codecOf(
  z.optional(z.nullable(z.string())),
  (text): Result<BetBadge | null, string> =>
    ok(text === CASHED_OUT ? 'cashed-out' : (BADGES.find((badge) => badge === text) ?? null)),
  (badge) => (badge === 'cashed-out' ? CASHED_OUT : badge),
);

/** A field that only tickets have; null for bets. */
const orNone = <T>(codec: z.ZodMiniType<T, string | number | null | undefined>) =>
  codecOf(
    z.optional(z.nullable(codec)),
    (value): Result<T | null, string> => ok(value ?? null),
    (value) => value,
  );

const cashOutPartOnTheWire = entity(noun<CashOutPart>(), {
  created: ['at', nairobiDatetime],
  bet_amount: ['stake', kes],
  paid: ['paid', kes],
});

const betMatchOnTheWire = entity(noun<BetMatch>(), {
  home_team: ['homeTeam', words],
  away_team: ['awayTeam', words],
  others: ['others', count],
});

/** Bet (R3). A ticket names its jackpot. */
export const betOnTheWire = entity(noun<Bet>(), {
  bet_id: ['id', betIdText],
  our_bet_id: ['reference', words],
  created: ['createdAt', nairobiDatetime],
  bet_type: ['type', z.string()],
  status: ['status', betStatus],
  badge: ['badge', betBadge],
  bet_amount: ['stake', kes],
  possible_win: ['netPayout', kes],
  total_odd: ['totalOdds', totalOddsNumber],
  stake_tax: ['stakeTax', z.optional(kes)],
  withholding_tax: ['withholdingTax', z.optional(kes)],
  jackpot_id: ['jackpotId', orNone(jackpotIdText)],
  jackpot_name: ['jackpotName', orNone(words)],
  first_match: ['firstMatch', z.optional(betMatchOnTheWire)],
  system: ['system', z.optional(placedSystemOnTheWire)],
  cash_outs: ['cashOuts', z.optional(list(cashOutPartOnTheWire))],
  paid: ['paid', z.optional(kes)],
  cash_out_floor: ['cashOutFloor', z.optional(kes)],
  can_cash_out: ['canCashOut', z.optional(z.boolean())],
});

/**
 * Selects a customer's bets since a Nairobi day, or since a number of days by the platform's clock (0, 7, 30; D70); null for all.
 * On the wire "all" is an empty last path segment, whose slash is required (D23).
 */
export interface BetHistoryChoice {
  readonly profileId: ProfileId;
  readonly from: NairobiDay | number | null;
}

const since = codecOf(
  z.string(),
  (text): Result<NairobiDay | number | null, string> => {
    if (text === '') return ok(null);
    if (/^\d{1,3}$/.test(text)) return ok(Number(text));
    const day = z.safeDecode(nairobiDayText, text);
    return day.success ? ok(day.data) : refuse('fromDate is YYYY-MM-DD, a number of days, or empty');
  },
  (from) => (from === null ? '' : String(from)),
);

export const betHistoryParams = entity(noun<BetHistoryChoice>(), {
  profile_id: ['profileId', profileIdText],
  fromDate: ['from', since],
});

/** Restricts the list to open bets. */
export interface BetHistoryFilter {
  readonly status?: 'open';
}
export const betHistoryQuery = entity(noun<BetHistoryFilter>(), {
  status: ['status', z.optional(z.literal('open'))],
});

export interface BetChoice {
  readonly betId: BetId;
}
export const betParams = entity(noun<BetChoice>(), { betId: ['betId', betIdText] });
