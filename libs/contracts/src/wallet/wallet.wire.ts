import {
  CASINO_TIERS,
  cents,
  LIVE_PHASES,
  ok,
  PLAY_MODES,
  type Cents,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { keyText } from '../pieces/text.ts';

/** An amount between the platform and a provider: whole cents, zero or more. */
const wholeCents = codecOf(
  z.int().check(z.nonnegative()),
  (amount): Result<Cents, string> => ok(cents(amount)),
  (amount) => amount,
);

const opaque = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/));
/** In lower case, so that each id has only one form. */
const transactionId = z.uuid().check(z.lowercase());
const moved = {
  /** The session from the answer to `open`. */
  session: opaque,
  /** The provider's id of the round; players may share one. */
  round: opaque,
  /** The provider's id of this movement. Repeating it gets the same answer and moves nothing. */
  transaction: transactionId,
};
const withAmount = { ...moved, amount: wholeCents };
const balance = z.object({ balance: wholeCents });
const tier = z.enum(CASINO_TIERS);

/** Most tables in one call. */
export const MOST_TABLES_TOLD = 8;
const MOST_RECENT = 20;
const MOST_SEATS = 100_000;
const AN_HOUR_MS = 3_600_000;

const countUpTo = (most: number) => z.int().check(z.nonnegative(), z.lte(most));

/** State of a live table as reported by its provider. */
export const toldTableOnTheWire = z.strictObject({
  /** The game played at the table; a game has one table. */
  game: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  phase: z.enum(LIVE_PHASES),
  round: opaque,
  /** Milliseconds until the phase ends; for a running round, since it began. */
  ms: countUpTo(AN_HOUR_MS),
  /** Number of players at the table, and the most it takes. */
  seated: countUpTo(MOST_SEATS),
  seats: countUpTo(MOST_SEATS),
  minBet: wholeCents,
  maxBet: wholeCents,
  /** Last results, latest first, each as its game's short mark. */
  recent: z.array(z.string().check(z.regex(/^[^\p{C}\s]{1,8}$/u))).check(z.maxLength(MOST_RECENT)),
});

/** State of a live table as reported by its provider. */
export type ToldTable = z.output<typeof toldTableOnTheWire>;

/**
 * The seamless wallet (D28): calls by which a game provider uses a player's money. Each is a signed POST (`signWalletCall`) to the
 * wallet's address followed by its name.
 */
export const walletCalls = {
  /** Exchanges the single-use launch token for a session. In DEMO the balance is 0 and no call follows. */
  open: {
    request: z.strictObject({ token: opaque }),
    answer: z.object({
      session: opaque,
      /**
       * Id of the customer, the same in all sessions with this provider and unique, so that stakes from two windows on one draw
       * count as one risk.
       */
      player: z.optional(opaque),
      playMode: z.enum(PLAY_MODES),
      gameId: keyText,
      balance: wholeCents,
    }),
  },
  /** Amount the player can stake now. */
  balance: { request: z.strictObject({ session: opaque }), answer: balance },
  /** Takes a stake for a round. */
  debit: {
    request: z.strictObject({
      ...withAmount,
      /**
       * The flight or draw the round belongs to, if players share it or a player may stake on it several times. The game's limits
       * apply to all the customer's rounds in it, in any session. The round itself by default.
       */
      sharedRound: z.optional(opaque),
    }),
    answer: balance,
  },
  /**
   * Closes a round of this session and pays its win, 0 for a lost round; allowed after the session has ended. A round is closed
   * once: stakes that are decided separately are separate rounds ("812-a", "812-b").
   */
  credit: {
    request: z.strictObject({
      ...withAmount,
      /** The tier of the house's jackpot drawn by the round's seed. Only the house knows its amount. */
      jackpot: z.optional(tier),
      /**
       * Part of the amount that returns stakes without risk: red and black, over and under. It does not count as wagering a
       * deposit. 0 by default.
       */
      unrisked: z.optional(wholeCents),
    }),
    answer: z.object({
      balance: wholeCents,
      /** Payout of the tier, in addition to the amount; the same when repeated. */
      jackpotPaid: z.optional(wholeCents),
    }),
  },
  /** Reverses the debit `of`. If that debit never arrived, it is refused from then on. */
  rollback: { request: z.strictObject({ ...moved, of: transactionId }), answer: balance },
  /** Current amounts of the house's jackpot tiers. */
  jackpot: {
    request: z.strictObject({}),
    answer: z.object({ tiers: z.array(z.object({ tier, amount: wholeCents })) }),
  },
  /** Moves nothing: reports the state of live tables. A table without a report for a minute counts as closed. */
  tables: {
    request: z.strictObject({ tables: z.array(toldTableOnTheWire).check(z.maxLength(MOST_TABLES_TOLD)) }),
    answer: z.object({}),
  },
} as const;

/** Name of a wallet call: the last part of its address. */
export type WalletCall = keyof typeof walletCalls;
/** Request of the provider, by call. */
export type WalletRequest<C extends WalletCall> = z.output<(typeof walletCalls)[C]['request']>;
/** The platform's answer with status 200, by call. */
export type WalletAnswer<C extends WalletCall> = z.output<(typeof walletCalls)[C]['answer']>;

/** All refusals with their status. A refusal moves nothing and is not stored: the movement may be sent again. */
export const WALLET_REFUSALS = {
  /** The body does not fit the call. */
  unreadable: 400,
  /** The signature is wrong, or the time is outside the allowed skew. */
  'not-signed': 401,
  /** The launch token is unknown, used, or older than a minute. */
  'token-refused': 401,
  /** The session is unknown or over; credits and rollbacks are still accepted. */
  'session-ended': 401,
  'insufficient-funds': 402,
  /** The player is on a break (R9, D47). */
  excluded: 403,
  /** The stake exceeds the player's own limit of stakes or losses in a day. The house tells the player how much is left. */
  'day-limit': 403,
  /** The player must answer a reality check in the house's app; then the stake may be sent again. */
  'reality-check': 403,
  /** The session is for play money. */
  'demo-session': 403,
  /** A credit for a round without a stake in this session, or a rollback of a debit in another round. */
  'unknown-round': 404,
  /** The transaction is known with different content. */
  'transaction-reused': 409,
  /** The debit, or the round of the credit, was rolled back, perhaps before it arrived. */
  'rolled-back': 409,
  /** The round was already credited and takes no further stake, credit or rollback. */
  'round-closed': 409,
  /** The amount is outside the game's limits, alone or with the customer's other stakes in the round. */
  limits: 422,
  /** The credit names a tier, but the game has no jackpot. */
  'no-jackpot': 422,
} as const;

/** Code of a refused wallet call. */
export type WalletRefusalCode = keyof typeof WALLET_REFUSALS;

/** Body of a refusal: a code for programs, a description for logs. */
export const walletRefusalOnTheWire = z.object({
  code: z.enum(Object.keys(WALLET_REFUSALS) as WalletRefusalCode[]),
  description: z.string(),
});
