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
/** In small letters, as a table would write it: one name is one text. */
const transactionId = z.uuid().check(z.lowercase());
const moved = {
  /** What `open` answered. */
  session: opaque,
  /** The provider's name of the round; players may share one. */
  round: opaque,
  /** The provider's name of this movement: the same one, sent again, is answered again and moves nothing. */
  transaction: transactionId,
};
const withAmount = { ...moved, amount: wholeCents };
const balance = z.object({ balance: wholeCents });
const tier = z.enum(CASINO_TIERS);

/** How many tables one call tells of. */
export const MOST_TABLES_TOLD = 8;
const MOST_RECENT = 20;
const MOST_SEATS = 100_000;
const AN_HOUR_MS = 3_600_000;

const countUpTo = (most: number) => z.int().check(z.nonnegative(), z.lte(most));

/** How a live table stands, as its provider tells it. */
export const toldTableOnTheWire = z.strictObject({
  /** The game that is played at it; a game has one table. */
  game: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  phase: z.enum(LIVE_PHASES),
  round: opaque,
  /** Until the phase ends; for a round that runs, since it began. */
  ms: countUpTo(AN_HOUR_MS),
  /** How many players look on, and how many may. */
  seated: countUpTo(MOST_SEATS),
  seats: countUpTo(MOST_SEATS),
  minBet: wholeCents,
  maxBet: wholeCents,
  /** The last results, from the latest, each as its game's short mark. */
  recent: z.array(z.string().check(z.regex(/^[^\p{C}\s]{1,8}$/u))).check(z.maxLength(MOST_RECENT)),
});

/** How a live table stands, as its provider tells it. */
export type ToldTable = z.output<typeof toldTableOnTheWire>;

/**
 * The seamless wallet (D28): what a game provider may ask of a player's money. Each call is a POST to the
 * wallet's address and this name, and is signed (`signWalletCall`).
 */
export const walletCalls = {
  /** Exchanges the single-use launch token for a session. In DEMO the balance is 0 and no call follows. */
  open: {
    request: z.strictObject({ token: opaque }),
    answer: z.object({
      session: opaque,
      /** The customer, as this provider knows them in every session, and nobody else: stakes of two windows on one draw are one risk. */
      player: z.optional(opaque),
      playMode: z.enum(PLAY_MODES),
      gameId: keyText,
      balance: wholeCents,
    }),
  },
  /** What the player can stake now. */
  balance: { request: z.strictObject({ session: opaque }), answer: balance },
  /** Takes a stake for a round. */
  debit: {
    request: z.strictObject({
      ...withAmount,
      /**
       * The flight or draw that the round is a part of, where players share one or a player may stake on it
       * several times. The game's limits hold for all the customer's rounds in it, whatever the sessions.
       * Left out, it is the round.
       */
      sharedRound: z.optional(opaque),
    }),
    answer: balance,
  },
  /**
   * Closes a round of this session and pays what it won, 0 for a lost round, also after the session ended. A
   * round is closed once: stakes that are decided apart are rounds apart ("812-a", "812-b").
   */
  credit: {
    request: z.strictObject({
      ...withAmount,
      /** The tier of the house's jackpot that the round's seed drew. How much that is, the house alone knows. */
      jackpot: z.optional(tier),
      /**
       * How much of the amount only brings back stakes that were not at risk: red and black, over and under. It wagers no deposit. Left
       * out, it is nothing.
       */
      unrisked: z.optional(wholeCents),
    }),
    answer: z.object({
      balance: wholeCents,
      /** What the tier paid, beside the amount; the same to a repeat. */
      jackpotPaid: z.optional(wholeCents),
    }),
  },
  /** Gives the debit `of` back. One that never arrived is refused from then on. */
  rollback: { request: z.strictObject({ ...moved, of: transactionId }), answer: balance },
  /** What the tiers of the house's jackpot stand at. */
  jackpot: {
    request: z.strictObject({}),
    answer: z.object({ tiers: z.array(z.object({ tier, amount: wholeCents })) }),
  },
  /** Moves nothing: tells how live tables stand. A table that is not told of for a minute is taken for closed. */
  tables: {
    request: z.strictObject({ tables: z.array(toldTableOnTheWire).check(z.maxLength(MOST_TABLES_TOLD)) }),
    answer: z.object({}),
  },
} as const;

/** The name of a wallet call: the last part of its address. */
export type WalletCall = keyof typeof walletCalls;
/** What the provider asks, by call. */
export type WalletRequest<C extends WalletCall> = z.output<(typeof walletCalls)[C]['request']>;
/** What the platform answers with status 200, by call. */
export type WalletAnswer<C extends WalletCall> = z.output<(typeof walletCalls)[C]['answer']>;

/**
 * Every refusal with its status. A refusal moves nothing and is not remembered: the movement may be asked for
 * again.
 */
export const WALLET_REFUSALS = {
  /** The body is not the call's request. */
  unreadable: 400,
  /** The signature is wrong, or the time is not the platform's. */
  'not-signed': 401,
  /** The launch token is unknown, used, or older than a minute. */
  'token-refused': 401,
  /** The session is unknown or over; credits and rollbacks are still taken. */
  'session-ended': 401,
  'insufficient-funds': 402,
  /** The player takes a break (R9, D47). */
  excluded: 403,
  /** The stake passes what its player wants to stake, or to lose, in a day. The house tells them how much is left. */
  'day-limit': 403,
  /** The player has played for a while and must say in the house that they want to go on; then the stake may be asked for again. */
  'reality-check': 403,
  /** The session is for play money. */
  'demo-session': 403,
  /** A credit for a round without a stake in this session, or a rollback of a debit in another round. */
  'unknown-round': 404,
  /** The transaction is known with another content. */
  'transaction-reused': 409,
  /** The debit was rolled back, perhaps before it arrived; so was the round that a credit is for. */
  'rolled-back': 409,
  /** The round was credited already: it takes no other stake, credit or rollback. */
  'round-closed': 409,
  /** The amount is outside the game's limits, alone or with what the customer has in the round already. */
  limits: 422,
  /** The credit names a tier, and the game feeds no jackpot. */
  'no-jackpot': 422,
} as const;

/** Why a wallet call is refused. */
export type WalletRefusalCode = keyof typeof WALLET_REFUSALS;

/** The body of a refusal: the code for the program, the description for who reads its log. */
export const walletRefusalOnTheWire = z.object({
  code: z.enum(Object.keys(WALLET_REFUSALS) as WalletRefusalCode[]),
  description: z.string(),
});
