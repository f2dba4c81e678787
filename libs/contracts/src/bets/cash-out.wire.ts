import { ok, refuse, type CashOutQuote, type Cents, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import {
  RES_AND_WORDS,
  wordsOf,
  type RefusedAnswer,
  type ResAndWords,
  type Worded,
} from '../account/plain-answer.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { count, resultCode } from '../pieces/text.ts';
import { BET_WAIT, type BetWait } from '../live/live.wire.ts';

/** The share of a bet to cash out in percent of the stake, 1 to 100; all of it by default. */
export interface CashOutChoice {
  readonly share?: number;
}

const percent = z.number().check(z.gte(1), z.lte(100));

export const cashOutQuery = entity(noun<CashOutChoice>(), {
  share: [
    'share',
    z.optional(
      codecOf(
        z.string(),
        (text): Result<number, string> => {
          const share = Number(text);
          return share >= 1 && share <= 100 ? ok(share) : refuse('a share is a percentage from 1 to 100');
        },
        (share) => String(share),
      ),
    ),
  ],
});

/** Seconds for which an offer is shown before it is requested again. */
export const CASH_OUT_VALID_SECONDS = 5;

/** Current worth of a bet, or of a share of it, and the house's offer (D102). All amounts are net of tax. */
export interface CashOutOffer extends CashOutQuote {
  readonly marginPercent: number;
  /** Part of the offer above the most that is paid in a day; it arrives the next day (D09). */
  readonly held: Cents;
  /** Stake now on the bet; `remainingStake` is the part that stays. */
  readonly stake: Cents;
  /** Identifies the bet and the facts behind the figures; sent back when the offer is taken. */
  readonly version: string;
  readonly validForSeconds: number;
  /** Seconds the cash-out waits before it is paid or falls; present if a pick is live (D103). */
  readonly waitSeconds?: number;
  /** Offer for the whole bet at which it is cashed out automatically, if set. */
  readonly floor?: Cents;
}

/** An offer, or the reason why there is none. */
export type CashOutAnswer = ({ readonly kind: 'offered' } & CashOutOffer) | RefusedAnswer;

/** Takes an offer as shown. At least this amount is paid, or nothing is cashed out. */
export interface TakeCashOutRequest extends CashOutChoice {
  readonly offer: Cents;
  readonly version: string;
}

export const takeCashOutOnTheWire = strictEntity(noun<TakeCashOutRequest>(), {
  offer: ['offer', kes],
  version: ['version', z.string().check(z.minLength(1), z.maxLength(100))],
  share: ['share', z.optional(percent)],
});

/** Answer to a cash-out. One that came too late, or fell, is refused with the current offer. */
export type CashOutTaken =
  | ({
      readonly kind: 'paid';
      /** The whole payout, including the part held for the next day. */
      readonly paid: Cents;
      readonly held: Cents;
      readonly remainingStake: Cents;
    } & Worded)
  | ({
      /** A pick is live: this amount is paid at the end of the wait, or the bet stays unchanged (D103). */
      readonly kind: 'waiting';
      readonly offer: Cents;
      readonly seconds: number;
    } & Worded)
  | (RefusedAnswer & { readonly now?: CashOutOffer });

/** The offer at which a bet is cashed out automatically. */
export interface CashOutFloor {
  readonly floor: Cents;
}
export const cashOutFloorOnTheWire = strictEntity(noun<CashOutFloor>(), { floor: ['floor', kes] });

const OFFER = {
  offer: ['offer', kes],
  fair: ['fair', kes],
  kept: ['kept', kes],
  margin_percent: ['marginPercent', z.number()],
  chance: ['chance', z.number()],
  chance_above_stake: ['chanceAboveStake', z.number()],
  net_if_won: ['netIfWon', kes],
  rest_if_won: ['restIfWon', kes],
  gross_payout: ['grossPayout', kes],
  withholding_tax: ['withholdingTax', kes],
  held: ['held', kes],
  stake: ['stake', kes],
  remaining_stake: ['remainingStake', kes],
  version: ['version', z.string()],
  valid_for_seconds: ['validForSeconds', count],
  wait_seconds: ['waitSeconds', z.optional(count)],
  floor: ['floor', z.optional(kes)],
} as const;
const offerOnTheWire = entity(noun<CashOutOffer>(), OFFER);

/** `res` 0 with an offer, any other `res` with a reason. */
export const cashOutAnswerOnTheWire = z.union([
  codecOf(
    entity(noun<ResAndWords>(), RES_AND_WORDS),
    ({ res, ...worded }): Result<RefusedAnswer, string> =>
      res === 0 ? refuse('res 0 has an offer') : ok({ kind: 'refused', code: res, ...worded }),
    (answer) => ({ res: answer.code, ...wordsOf(answer) }),
  ),
  codecOf(
    entity(noun<CashOutOffer & { readonly res: number }>(), { res: ['res', resultCode], ...OFFER }),
    ({ res, ...offer }): Result<Extract<CashOutAnswer, { readonly kind: 'offered' }>, string> =>
      res === 0 ? ok({ kind: 'offered', ...offer }) : refuse('an offer has res 0'),
    (answer) => {
      const { kind: _, ...offer } = answer;
      return { res: 0, ...offer };
    },
  ),
]);

interface TakenFields extends ResAndWords {
  readonly paid?: Cents;
  readonly held?: Cents;
  readonly remainingStake?: Cents;
  readonly waiting?: { readonly offer: Cents; readonly seconds: number };
  readonly now?: CashOutOffer;
}
const takenFields = entity(noun<TakenFields>(), {
  ...RES_AND_WORDS,
  paid: ['paid', z.optional(kes)],
  held: ['held', z.optional(kes)],
  remaining_stake: ['remainingStake', z.optional(kes)],
  waiting: [
    'waiting',
    z.optional(
      entity(noun<NonNullable<TakenFields['waiting']>>(), {
        offer: ['offer', kes],
        seconds: ['seconds', count],
      }),
    ),
  ],
  now: ['now', z.optional(offerOnTheWire)],
});

/** `res` 0 is paid or waiting; with any other nothing has changed. */
export const cashOutTakenOnTheWire = codecOf(
  takenFields,
  ({ res, paid, held, remainingStake, waiting, now, ...worded }): Result<CashOutTaken, string> => {
    if (res !== 0) return ok({ kind: 'refused', code: res, ...worded, ...(now && { now }) });
    if (waiting !== undefined) return ok({ kind: 'waiting', ...waiting, ...worded });
    if (paid === undefined || remainingStake === undefined)
      return refuse('res 0 says what is paid, and the stake that stays');
    return ok({ kind: 'paid', paid, held: held ?? (0 as Cents), remainingStake, ...worded });
  },
  (answer): TakenFields => {
    if (answer.kind === 'refused')
      return { res: answer.code, ...wordsOf(answer), ...(answer.now && { now: answer.now }) };
    if (answer.kind === 'waiting') {
      const { offer, seconds } = answer;
      return { res: 0, ...wordsOf(answer), waiting: { offer, seconds } };
    }
    const { paid, held, remainingStake } = answer;
    return { res: 0, ...wordsOf(answer), paid, held, remainingStake };
  },
);

/** The latest cash-out of a bet that had to wait (D103). */
export interface CashOutWait extends BetWait {
  /** Amount paid if the cash-out stands. */
  readonly offer: Cents;
  /** Part of it that arrives the next day (D09), once it stands. */
  readonly held: Cents;
  /** Stake that then remains on the bet. */
  readonly remainingStake: Cents;
}
export const cashOutWaitOnTheWire = entity(noun<CashOutWait>(), {
  ...BET_WAIT,
  offer: ['offer', kes],
  held: ['held', kes],
  remaining_stake: ['remainingStake', kes],
});
