import {
  BLOCK_REASONS,
  BOUNDS,
  CASE_OUTCOMES,
  CLASS_REASONS,
  CLOSING_REASONS,
  CREDIT_REASONS,
  CUSTOMER_CLASSES,
  HOUSE_LIMITS,
  ROLES,
  SIGNS,
  TAX_KINDS,
  type Bounds,
} from '@kipenga/desk-rules';
import * as z from 'zod/mini';
import { legOnTheWire } from '../bets/leg.wire.ts';
import { betIdText } from '../pieces/ids.ts';
import { kes, signedKes } from '../pieces/kes.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { receiptTyped, taxNumberTyped } from '../pieces/receipt.ts';
import { list } from '../pieces/rows.ts';
import { pageOf, record, strictRecord } from './record.ts';

// Records the operators' desk reads and sends (D98). Times are in Nairobi and amounts in shillings, as everywhere on the wire.

const id = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string();
const words = z.string().check(z.maxLength(500));

/** A customer's number, or 'erased-77' for an erased customer. */
const phone = text;

const count = z.int().check(z.nonnegative());
const numberIn = ({ least, most, decimals }: Bounds) =>
  z.number().check(z.gte(least), z.lte(most), z.multipleOf(10 ** -decimals));
const time = nairobiDatetime;

/** Waiting items are counted up to this number: 100 means "100 or more". */
export const MOST_COUNTED = 100;

/** The entries of a list that shows some of them are counted up to this number. */
export const MOST_TOLD = 10_000;

export const roleOnTheWire = z.enum(ROLES);

/** Page of a list with keyset paging: `after` is the `next` of the previous page. */
export const pageQuery = strictRecord({ after: z.optional(text) });

// Operators and their logins

/** The operator at the desk, and the end of the session. */
export const operatorAtDesk = record({
  name: text,
  role: roleOnTheWire,
  ends_at: time,
  is_sandbox: z.boolean(),
});
export type OperatorAtDesk = z.output<typeof operatorAtDesk>;

export const deskLogIn = strictRecord({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  password: z.string().check(z.maxLength(200)),
  /** Six digits of the operator's TOTP. */
  code: z.string().check(z.regex(/^\d{6}$/, 'six digits')),
});

/** `res` is 0, or the reason of the refusal: 1 wrong name, password or code; 2 too many tries. */
export const deskLoggedIn = record({
  res: z.int(),
  description: text,
  operator: z.nullable(operatorAtDesk),
});

export const deskOperators = record({
  rows: list(
    record({
      name: text,
      role: roleOnTheWire,
      made_at: time,
      is_stopped: z.boolean(),
      last_seen_at: z.nullable(time),
    }),
  ),
});
export type DeskOperator = z.output<typeof deskOperators>['rows'][number];

// Today

const counted = count;
export const deskToday = record({
  now: time,
  /** Betting time, which a sandbox can shift. */
  betting_now: time,
  feeds: list(record({ source: text, heard_at: time, is_silent: z.boolean() })),
  /** The last nightly check of the books. */
  books: z.nullable(record({ day: text, is_sound: z.boolean(), wallets: count, differing: count })),
  jobs: record({ due: counted, set_aside: counted }),
  /** The regulator has not been reached since then, or has a different root; null if all is reported. */
  regulator: z.nullable(record({ since: time, tries: count, again_at: time, reason: text })),
  /**
   * Gateways that have been asked so far. `fault` is the reason why the last request had no good answer; null if it had one. A former
   * version sends neither these nor `processes`.
   */
  gateways: z.optional(
    list(record({ gateway: text, asked_at: time, answered_at: z.nullable(time), fault: z.nullable(text) })),
  ),
  /** The processes that are connected to the database, each by its number. */
  processes: z.optional(list(record({ process: text, connections: count }))),
  /** Withdrawals of KES 50,000 and more that have not ended, or were asked for today; the newest first. */
  large_withdrawals: z.optional(
    list(record({ payment_id: id, profile_id: id, phone, amount: kes, status: text, made_at: time })),
  ),
  /** Number of these withdrawals, of which not all are listed. A former version sends neither this nor `statement`. */
  large_in_all: z.optional(count),
  /** Lines of mobile money's statement that are not as in the books, and days since the first statement that none tells whole. */
  statement: z.optional(
    record({
      apart: count,
      unexplained: kes,
      /** Time of the oldest of them. */
      since: z.nullable(time),
      days_missing: count,
      first_missing: z.nullable(text),
    }),
  ),
  waiting: record({
    lines: counted,
    settlements: counted,
    overdue: counted,
    suspense: counted,
    payouts: counted,
    held_back: counted,
    approvals: counted,
    /** Identities that are not checked yet. A former version counts neither these nor people. */
    identities: z.optional(counted),
    /** Customers with signs of harm whom nobody has noted anything about for a month. */
    people: z.optional(counted),
  }),
  suspensions: counted,
  /** Since midnight in Nairobi. */
  money: record({
    staked: kes,
    /** Below zero if corrections took back more than was won. */
    won: signedKes,
    deposits: kes,
    /** Below zero if more was reopened than paid out. Taxes: if more was returned than taken. */
    withdrawals: signedKes,
    taxes: signedKes,
    suspense: kes,
  }),
});
export type DeskToday = z.output<typeof deskToday>;

/**
 * Event of the desk's stream: says that counts and lists have changed, and on which matches bets were placed. Clients then load the
 * changed data.
 */
export const deskNews = record({
  has_changed: z.boolean(),
  has_money_moved: z.boolean(),
  bets_on: list(id),
});
export type DeskNews = z.output<typeof deskNews>;

// Matches

export const MATCH_STATES = ['open', 'postponed', 'started', 'finished', 'void'] as const;

const suspensionOnTheWire = record({
  /** Suspended scope: all betting, a competition, the match or one of its markets. */
  scope: z.enum(['all', 'competition', 'match', 'market']),
  competition: z.nullable(text),
  match_id: z.nullable(id),
  sides: z.nullable(text),
  market: z.nullable(text),
  /** 'house', 'feed', 'silence', or 'line 12'. */
  cause: text,
  who: text,
  why: text,
  since: time,
  until: z.nullable(time),
});
export type DeskSuspension = z.output<typeof suspensionOnTheWire>;

const matchFields = {
  match_id: id,
  /** The game id on the customers' card. */
  game_id: text,
  feed: text,
  external_id: text,
  sport: text,
  competition: text,
  /** Code by which the competition is suspended. */
  competition_code: z.nullable(text),
  home: text,
  away: text,
  starts_at: time,
  /** Original start of a match that was moved and has not begun; null otherwise. */
  was_to_start_at: z.optional(z.nullable(time)),
  state: z.enum(MATCH_STATES),
  /** '2:1' */
  score: z.nullable(text),
  is_suspended: z.boolean(),
  /** An operator set the result: the feed changes nothing until the match is given back. */
  is_house_word: z.boolean(),
};
export const deskMatchRow = record(matchFields);
export type DeskMatchRow = z.output<typeof deskMatchRow>;
export const deskMatches = pageOf(deskMatchRow);
export const deskMatchQuery = strictRecord({
  /** Teams, competition, game id or the feed's name; parts of words match. */
  find: z.optional(text),
  /** 'postponed' also finds matches with a new start. */
  state: z.optional(z.enum([...MATCH_STATES, 'overdue'])),
  after: z.optional(text),
});

const priceLimitFields = {
  /** Least and highest price that is offered; null without one. */
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  who: text,
  why: text,
  since: time,
};
const priceLimitOnTheWire = record(priceLimitFields);
export type DeskPriceLimit = z.output<typeof priceLimitOnTheWire>;

export const deskMovesQuery = strictRecord({ market: z.optional(text), after: z.optional(text) });
/** Steps of the history of a match's prices. */
export const deskMoves = pageOf(
  record({
    move_id: id,
    at: time,
    /** Null: all markets of the match. */
    market: z.nullable(text),
    /** 'limited': limits of prices were set or ended. */
    what: z.enum(['priced', 'limited', 'closed', 'opened']),
    /** 'guard': outside of the limits of prices, or a line of the feed was set aside. */
    cause: z.enum(['feed', 'trader', 'guard']),
    /** The feed, or the operator. */
    who: text,
    why: text,
    /** Those that changed. `is_held`: outside of the limits, so it is not offered. */
    prices: list(
      record({
        label: text,
        before: z.nullable(z.number()),
        now: z.nullable(z.number()),
        is_held: z.boolean(),
      }),
    ),
  }),
);
export type DeskMove = z.output<typeof deskMoves>['rows'][number];

export const deskMatch = record({
  match: deskMatchRow,
  half_time: z.nullable(text),
  /** The feed it comes from, if that feed is connected. */
  feed: z.nullable(record({ source: text, heard_at: time, is_silent: z.boolean() })),
  /** All suspensions that apply to it, wider ones too. */
  suspensions: list(suspensionOnTheWire),
  /** Limits of the prices of all its markets. */
  price_limit: z.optional(z.nullable(priceLimitOnTheWire)),
  open_bets: count,
  /** Those of them that wait because the match is live (D103). */
  waiting_bets: count,
  open_stake: kes,
  /** True until its latest result is settled. */
  is_being_settled: z.boolean(),
  markets: list(
    record({
      market: text,
      name: text,
      /** Sum of the chances its prices imply, such as 104.7; null if a price is missing. */
      book_percent: z.nullable(z.number()),
      is_suspended: z.boolean(),
      /** Limits of its prices; null without. Absent from a former version, as those of the match are. */
      price_limit: z.optional(z.nullable(priceLimitOnTheWire)),
      outcomes: list(
        record({
          outcome_id: id,
          label: text,
          /** Price on offer; null while there is none. */
          odds: z.nullable(z.number()),
          /** Price of the feed that limits of prices hold back. Absent from a former version. */
          held_odds: z.optional(z.nullable(z.number())),
          result: text,
          open_bets: count,
          open_stake: kes,
        }),
      ),
    }),
  ),
  /** Operators' acts on the match, newest first. */
  said: list(
    record({ at: time, operator: text, act: text, market: z.nullable(text), detail: z.nullable(text) }),
  ),
});
export type DeskMatch = z.output<typeof deskMatch>;

/** Greatest cost of the open bets on a match, without jackpots; accumulators count by their open legs. */
export const deskExposure = record({
  bets: count,
  staked: kes,
  /** The costliest score, its payout, and the house's result of these bets at it. */
  worst: record({
    home: count,
    away: count,
    half_home: z.nullable(count),
    half_away: z.nullable(count),
    pays: kes,
    result: signedKes,
  }),
  /** Greatest payout for each final score. */
  scores: list(record({ home: count, away: count, pays: kes, result: signedKes })),
  outcomes: list(
    record({
      market: text,
      name: text,
      label: text,
      bets: count,
      staked: kes,
      /** Cost if the outcome is right; null if no score makes it right. */
      worst: z.nullable(record({ pays: kes, result: signedKes })),
    }),
  ),
});
export type DeskExposure = z.output<typeof deskExposure>;

// Limits

export const LIMIT_KINDS = ['pay', 'bet', 'cash-out', 'stake'] as const;

/** Conditions and size of the booster for accumulators, as it is entered. */
const boosterToSet = strictRecord({
  /** Factor for each counted pick beyond the first ones, such as 1.05. */
  rate: numberIn(BOUNDS.boosterRate),
  min_count: numberIn(BOUNDS.boosterPicks),
  /** Picks below this price do not count. */
  min_odds: numberIn(BOUNDS.price),
  /** Most the multiplier may be; null for no cap. */
  most: z.nullable(numberIn(BOUNDS.boosterMost)),
});
/** The booster in force: one that was entered within former bounds is shown too. */
const boosterInForce = record({
  rate: z.number(),
  min_count: z.number(),
  min_odds: z.number(),
  most: z.nullable(z.number()),
});

const percent = numberIn(BOUNDS.percent);
/** Taxes from a day of betting time on. */
const taxesOfDay = {
  day: nairobiDayText,
  /** A stake is divided by it to give the stake after tax: 1 without a tax. At most three decimals. */
  stake_divisor: numberIn(BOUNDS.stakeDivisor),
  winnings_percent: percent,
  deposit_percent: numberIn(BOUNDS.percentOfDeposit),
  withdrawal_percent: percent,
  reference: z.string().check(z.minLength(1), z.maxLength(200)),
};
/** A dated record: null ids are not to be withdrawn, as they have begun or are the house's own. */
const datedFields = {
  record_id: z.nullable(id),
  state: z.enum(['past', 'in-force', 'to-come']),
  who: text,
  why: text,
};

/** Current and future limits. The strictest applies. */
export const deskLimits = record({
  /** Null while the booster is off. */
  booster: z.nullable(boosterInForce),
  rows: list(
    record({
      limit_id: id,
      kind: z.enum(LIMIT_KINDS),
      /** Name of the sport it is about. Absent from a former version. */
      sport: z.optional(z.nullable(text)),
      competition: z.nullable(text),
      match_id: z.nullable(id),
      sides: z.nullable(text),
      market: z.nullable(text),
      most: z.nullable(kes),
      /** For a cash-out limit; null switches cash-out off. */
      margin_percent: z.nullable(z.number()),
      /** For a stake limit: the class, and its percentage of the highest stake. */
      class: z.nullable(z.enum(CUSTOMER_CLASSES)),
      stake_percent: z.nullable(z.number()),
      who: text,
      why: text,
      since: time,
      until: z.nullable(time),
    }),
  ),
  /** Limits of the prices of matches that are not over, newest first; `market` null is each market. A former version does not send them. */
  price_limits: z.optional(
    list(record({ ...priceLimitFields, match_id: id, sides: text, market: z.nullable(text) })),
  ),
  /** Names of the sports, by which limits are set. */
  sports: z.optional(list(text)),
  /** The taxes and the house's own limits, past, in force and to come. A former version does not send them. */
  taxes: z.optional(list(record({ ...datedFields, ...taxesOfDay }))),
  house_limits: z.optional(
    list(record({ ...datedFields, name: z.enum(HOUSE_LIMITS), value: text, since: z.nullable(time) })),
  ),
});
export type DeskTaxRecord = NonNullable<z.output<typeof deskLimits>['taxes']>[number];
export type DeskHouseLimit = NonNullable<z.output<typeof deskLimits>['houseLimits']>[number];
export type DeskPriceLimitRow = NonNullable<z.output<typeof deskLimits>['priceLimits']>[number];
export type DeskBooster = z.output<typeof boosterInForce>;
export type DeskLimit = z.output<typeof deskLimits>['rows'][number];

// Items that wait for an operator.

export const deskWaiting = record({
  lines: list(
    record({
      line_id: id,
      at: time,
      source: text,
      seq: z.int(),
      type: z.nullable(text),
      reason: text,
      line: text,
      match_id: z.nullable(id),
      sides: z.nullable(text),
      market: z.nullable(text),
    }),
  ),
  settlements: list(
    record({
      kind: text,
      reference: text,
      match_id: z.nullable(text),
      reason: text,
      since: time,
      tries: count,
      is_tried_again: z.boolean(),
    }),
  ),
  jobs: list(
    record({ job_id: id, lane: z.nullable(text), kind: text, at: time, reason: text, payload: text }),
  ),
  overdue: list(record({ match_id: id, feed: text, external_id: text, sides: text, starts_at: time })),
  suspensions: list(suspensionOnTheWire),
  /** Number of the entries of each list, of which not all are listed. A former version does not send it. */
  in_all: z.optional(
    record({ lines: count, settlements: count, jobs: count, overdue: count, suspensions: count }),
  ),
});
export type DeskWaiting = z.output<typeof deskWaiting>;

// Customers

export const deskCustomerRow = record({
  profile_id: id,
  phone,
  status: z.enum(['unverified', 'active', 'closed']),
  /** The kind of search term that found the customer. */
  found_by: z.enum(['phone', 'profile', 'receipt', 'bet']),
});
export type DeskCustomerRow = z.output<typeof deskCustomerRow>;
export const deskFind = strictRecord({ find: z.string().check(z.minLength(1), z.maxLength(60)) });
export const deskFound = record({ rows: list(deskCustomerRow) });

export const deskBet = record({
  bet_id: betIdText,
  reference: text,
  product: z.enum(['bet', 'ticket']),
  placed_at: time,
  /** True for a free bet of the house, which is not the customer's money. */
  is_free: z.boolean(),
  stake: kes,
  possible_win: kes,
  picks: count,
  status: text,
  paid: kes,
});
export type DeskBet = z.output<typeof deskBet>;
export const deskBets = pageOf(deskBet);
/** The picks of a bet as its customer sees them. */
export const deskBetLegs = record({ legs: list(legOnTheWire) });
export type DeskBetLegs = z.output<typeof deskBetLegs>;

export const deskPayment = record({
  payment_id: id,
  profile_id: id,
  phone,
  type: z.enum(['deposit', 'withdrawal']),
  /** Status as the customer sees it. */
  status: text,
  amount: kes,
  fee: kes,
  tax: kes,
  receipt: z.nullable(text),
  made_at: time,
  finished_at: z.nullable(time),
  /** When a person may end it, in real time; null unless it is a payout without an end. Absent from a former version. */
  may_end_at: z.optional(z.nullable(time)),
  /** State with mobile money: 'promised', 'sending', 'sent', 'held', 'receipt held', 'back held'; null when completed. */
  waits: z.nullable(text),
  /** Time of the last query to mobile money, and its answer unless that was final. */
  asked: z.nullable(record({ at: time, answer: z.nullable(text) })),
});
export type DeskPayment = z.output<typeof deskPayment>;
export const deskPayments = pageOf(deskPayment);

export const deskCustomer = record({
  profile_id: id,
  phone,
  status: z.enum(['unverified', 'active', 'closed']),
  verified_at: z.nullable(time),
  language: text,
  wallet: record({ cash: kes, bonus: kes, refund: kes, payout_hold: kes, withdrawal_hold: kes, owes: kes }),
  /** Limits set by the customer: 'deposit day', 'stake day', 'loss day'. */
  limits: list(record({ what: text, amount: kes })),
  /** Current time-outs and exclusions. */
  breaks: list(record({ kind: text, until: z.nullable(time) })),
  closing: z.nullable(record({ reason: text, is_held: z.boolean() })),
  block: z.nullable(record({ reason: z.enum(BLOCK_REASONS), holds_money: z.boolean(), since: time })),
  class: z.nullable(
    record({
      class: z.enum(CUSTOMER_CLASSES),
      reason: z.enum(CLASS_REASONS),
      since: time,
      /** Percentage of the highest stake in all sports; null without such a limit. */
      percent: z.nullable(z.number()),
      /** All limits of the class, those of a sport by its name; `sport` null is each sport. Absent from a former version. */
      limits: z.optional(list(record({ sport: z.nullable(text), percent: z.number() }))),
    }),
  ),
  open_bets: list(deskBet),
  last_payments: list(deskPayment),
  /**
   * Acts of operators on the customer, and on matches of their bets and tickets. `says` is what an act did, in words; `moved` is the
   * customer's money that was settled after an act on a match, negative if it was taken back, and null of any other act. A former
   * version sends neither.
   */
  acts: list(
    record({
      at: time,
      act: text,
      why: text,
      by: text,
      says: z.optional(text),
      moved: z.optional(z.nullable(signedKes)),
    }),
  ),
});
export type DeskCustomer = z.output<typeof deskCustomer>;
/** Transfers of a customer as the books have them, the newest first, with what each did to the parts of the wallet. */
export const deskLedger = pageOf(
  record({
    reference: id,
    at: time,
    kind: text,
    cash: signedKes,
    /** Welcome bonus and refunds. */
    bonus: signedKes,
    held: signedKes,
    on_its_way: signedKes,
  }),
);
export type DeskLedgerLine = z.output<typeof deskLedger>['rows'][number];

/** Game sessions of a customer, the newest first. */
export const deskGamesPlayed = pageOf(
  record({
    session_id: id,
    game_id: id,
    name: text,
    is_demo: z.boolean(),
    opened_at: time,
    rounds: count,
    /** Rounds that have not ended. */
    open: count,
    staked: kes,
    won: kes,
  }),
);
export type DeskGamePlayed = z.output<typeof deskGamesPlayed>['rows'][number];

/** Logins of a customer that have not ended, each on a device. */
export const deskLogins = record({
  rows: list(
    record({
      login: id,
      until: time,
      /** Topics that the device gets by push; null for none. */
      push: z.nullable(text),
      push_since: z.nullable(time),
    }),
  ),
});
export type DeskLogin = z.output<typeof deskLogins>['rows'][number];
export const deskCustomerParams = strictRecord({ profile_id: id });
export const deskBetParams = strictRecord({ profile_id: id, bet_id: betIdText });
export const deskMatchParams = strictRecord({ match_id: id });

// Money

export const deskSuspense = pageOf(
  record({
    /** M-Pesa's receipt, by which acts refer to it. */
    receipt: id,
    at: time,
    amount: kes,
    /** Account as typed; may be empty. */
    account: text,
    /** Number of the payer, or the statement's text on it; empty if neither is known. */
    payer: text,
  }),
);
export type DeskSuspense = z.output<typeof deskSuspense>;

// Acts

/** Effect of a match's result on a jackpot that contains it. */
const jackpotOutlook = record({
  jackpot_id: id,
  name: text,
  comes_to: z.enum(['running', 'settled', 'cancelled']),
  /** True if the jackpot stops taking tickets. */
  ends_sale: z.optional(z.boolean()),
  /** Number of its matches then still without a result. */
  awaited: count,
  /** Number of tickets whose outcome changes. */
  tickets: count,
  winning: count,
  /** Some of the winners, highest amounts first. */
  winners: list(record({ profile_id: id, reference: text, net: kes })),
  /** Amount that goes into the next offer. */
  rollover: kes,
});
export type DeskJackpotOutlook = z.output<typeof jackpotOutlook>;

/** Effects of an act, counted before it is done by the same code that does it. */
export const actPreview = record({
  /** Summary as a sentence. */
  says: text,
  bets: count,
  customers: count,
  /** Paid to customers. */
  paid: kes,
  /** Taken back from customers who had been paid. */
  taken_back: kes,
  /** Customers whose wallet holds less than is taken back; the rest becomes a debt. */
  debtors: count,
  debt: kes,
  /** Jackpots with a match the act ends. */
  jackpots: z.optional(list(jackpotOutlook)),
  /** Amount that decides whether a second person is needed. */
  moves: signedKes,
  needs_second: z.boolean(),
});
export type ActPreview = z.output<typeof actPreview>;

export const journalLineOnTheWire = record({
  number: count,
  at: time,
  operator: text,
  role: text,
  second: z.nullable(text),
  act: text,
  args: z.record(z.string(), z.unknown()),
  why: text,
  outcome: z.record(z.string(), z.unknown()),
  hash: text,
  /** 'Gor Mahia v AFC Leopards', if the act is about a match. Not part of the stored line. */
  sides: z.optional(text),
  /** Phone of the customer the act is about. Not part of the stored line either. */
  phone: z.optional(text),
});
export type DeskJournalLine = z.output<typeof journalLineOnTheWire>;

export const ACT_STATES = ['preview', 'done', 'waits', 'stale', 'refused'] as const;

/** Answer to an act or an approval. */
export const actAnswer = record({
  /**
   * 'preview': nothing is done yet. 'done': `line` is its journal line. 'waits': `approval_id` waits for a second person. 'stale':
   * the preview is out of date, `preview` is the new one, and nothing is done. 'refused': `description` gives the reason.
   */
  state: z.enum(ACT_STATES),
  description: text,
  preview: z.nullable(actPreview),
  /** Version to send back with the act. */
  version: z.nullable(text),
  line: z.nullable(journalLineOnTheWire),
  /** Teams of the match and phone of the customer the act is about. */
  sides: z.optional(text),
  phone: z.optional(text),
  approval_id: z.nullable(id),
});
export type ActAnswer = z.output<typeof actAnswer>;

const goals = numberIn(BOUNDS.goals);
const matchArgs = { match_id: id };

const price = numberIn(BOUNDS.price);

/** Arguments of each act. */
export const actArgs = {
  suspend: strictRecord({
    scope: z.enum(['all', 'competition', 'match', 'market']),
    competition: z.optional(text),
    match_id: z.optional(id),
    market: z.optional(text),
    until: z.optional(z.nullable(time)),
  }),
  resume: strictRecord({
    scope: z.enum(['all', 'competition', 'match', 'market']),
    competition: z.optional(text),
    match_id: z.optional(id),
    market: z.optional(text),
  }),
  /** `market` absent: all markets of the match. One of the two prices is said. They replace the limits that the part had. */
  'limit-prices': strictRecord({
    ...matchArgs,
    market: z.optional(text),
    least: z.optional(z.nullable(price)),
    most: z.optional(z.nullable(price)),
  }),
  'end-price-limit': strictRecord({ ...matchArgs, market: z.optional(text) }),
  result: strictRecord({
    ...matchArgs,
    home: goals,
    away: goals,
    half_home: z.optional(z.nullable(goals)),
    half_away: z.optional(z.nullable(goals)),
  }),
  void: strictRecord(matchArgs),
  'take-result-back': strictRecord(matchArgs),
  /** `starts_at` null: postponed without a known new start. */
  postpone: strictRecord({ ...matchArgs, starts_at: z.nullable(time) }),
  'give-back': strictRecord(matchArgs),
  /** 'another': the line is about another match of that name. */
  'answer-line': strictRecord({ line_id: id, answer: z.enum(['yes', 'no', 'another']) }),
  /** Reference of a bet, a ticket or a jackpot, the id of a job, or 'regulator'. */
  'try-again': strictRecord({ reference: id }),
  'assign-suspense': strictRecord({ receipt: id, profile_id: id }),
  /** `reversal` is the receipt of M-Pesa's reversal, made in its portal. */
  'return-suspense': strictRecord({ receipt: id, reversal: receiptTyped }),
  /** `receipt` is required if the payout was paid. */
  'end-payout': strictRecord({
    profile_id: id,
    payment_id: id,
    ended: z.enum(['paid', 'given-back']),
    receipt: z.optional(z.nullable(receiptTyped)),
  }),
  /** For money sent back, the payment is the original deposit. */
  'ask-payout': strictRecord({ profile_id: id, payment_id: id }),
  'send-payout-again': strictRecord({ profile_id: id, payment_id: id }),
  'move-receipt': strictRecord({ profile_id: id, payment_id: id }),
  /** `belongs_to` is the customer's bet, ticket or payment that it makes good: its reference, receipt or id. */
  credit: strictRecord({
    profile_id: id,
    amount: kes.check(z.gt(0)),
    reason: z.enum(CREDIT_REASONS),
    belongs_to: z.optional(id),
  }),
  /**
   * Pays all that is owed of a tax up to the end of a checked day, in whole shillings. `number` is the authority's payment
   * registration number.
   */
  'pay-tax': strictRecord({
    kind: z.enum(TAX_KINDS),
    day: nairobiDayText,
    number: taxNumberTyped,
  }),
  'ask-tax': strictRecord({ payment_id: id }),
  'move-receipt-to-tax': strictRecord({ payment_id: id }),
  /** `receipt` is required if the tax was paid. */
  'end-tax': strictRecord({
    payment_id: id,
    ended: z.enum(['paid', 'not-paid']),
    receipt: z.optional(z.nullable(receiptTyped)),
  }),
  'book-line': strictRecord({ receipt: id }),
  /** `holds` says which of two things that the statement says of a line is true; it is required where there are two. */
  'explain-line': strictRecord({
    receipt: id,
    side: z.enum(['in', 'out']),
    holds: z.optional(z.enum(['first', 'last'])),
  }),
  'close-account': strictRecord({ profile_id: id, reason: z.enum(CLOSING_REASONS) }),
  block: strictRecord({ profile_id: id, reason: z.enum(BLOCK_REASONS) }),
  'hold-money': strictRecord({ profile_id: id, reason: z.enum(BLOCK_REASONS) }),
  unblock: strictRecord({ profile_id: id }),
  /** `class` null removes the class; there is then no reason. */
  classify: strictRecord({
    profile_id: id,
    class: z.nullable(z.enum(CUSTOMER_CLASSES)),
    reason: z.optional(z.enum(CLASS_REASONS)),
  }),
  'decide-balance': strictRecord({ profile_id: id, decision: z.enum(['stakes-back', 'pay-out']) }),
  'erase-person': strictRecord({ profile_id: id }),
  /**
   * - `pay`: `most` is the most that a match may cost in all
   * - `bet`: `most` is the most that one bet with a pick of the part may pay
   * - `cash-out`: has `margin_percent`, where null switches cash-out off
   * - `stake`: has `class` and `stake_percent`, of the highest stake
   *
   * The part is named by one of `sport`, `competition` and `match_id`; without any it is all.
   */
  limit: strictRecord({
    kind: z.enum(LIMIT_KINDS),
    match_id: z.optional(id),
    competition: z.optional(text),
    sport: z.optional(text),
    market: z.optional(text),
    most: z.optional(kes),
    margin_percent: z.optional(z.nullable(numberIn(BOUNDS.cashOutMargin))),
    class: z.optional(z.enum(CUSTOMER_CLASSES)),
    stake_percent: z.optional(numberIn(BOUNDS.stakePercent)),
    until: z.optional(z.nullable(time)),
  }),
  'end-limit': strictRecord({ kind: z.enum(LIMIT_KINDS), limit_id: id }),
  /** `value` is in shillings, a number of picks, or per cent. It holds from `since` on, in real time, which is to come. */
  'set-house-limit': strictRecord({
    limit: z.enum(HOUSE_LIMITS),
    value: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'a number')),
    since: time,
  }),
  'withdraw-house-limit': strictRecord({ record_id: id }),
  'set-tax': strictRecord(taxesOfDay),
  'withdraw-tax': strictRecord({ record_id: id }),
  'set-booster': strictRecord({ booster: z.nullable(boosterToSet) }),
  /** Each match by the game id on its card, or by its source and the source's id: 'acme/4711'. */
  'open-jackpot': strictRecord({
    type: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, 'small letters')),
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    description: z.string().check(z.minLength(1), z.maxLength(200)),
    line: kes.check(z.gt(0)),
    doubles: numberIn(BOUNDS.doubles),
    guarantee: kes,
    matches: z.array(id).check(z.minLength(1), z.maxLength(30)),
  }),
  'cancel-jackpot': strictRecord({ jackpot_id: id }),
  'stop-operator': strictRecord({ name: id }),
  'reset-codes': strictRecord({ name: id }),
  /** The note itself is the request's `why`. */
  'note-customer': strictRecord({ profile_id: id }),
  'note-case': strictRecord({ profile_id: id, outcome: z.enum(CASE_OUTCOMES) }),
  'switch-game-off': strictRecord({ game_id: id }),
  'switch-game-on': strictRecord({ game_id: id }),
};
export type ActArgs = { readonly [A in keyof typeof actArgs]: z.output<(typeof actArgs)[A]> };

/** Declares the request of an act. */
export const actRequestOf = <A extends keyof typeof actArgs>(act: A) =>
  strictRecord({
    args: actArgs[act],
    why: words,
    dry_run: z.boolean(),
    /** Version of the preview the operator has seen; null if the act needs none. */
    version: z.nullable(text),
  });

// Jackpots

/** Newest first. */
export const deskJackpots = pageOf(
  record({
    jackpot_id: id,
    type: text,
    name: text,
    /** 'called-off': takes no tickets, and its stakes are being returned. */
    state: z.enum(['open', 'closed', 'settled', 'cancelled', 'called-off']),
    line: kes,
    closes_at: time,
    guarantee: kes,
    rolled_in: kes,
    /** As sealed; null before. */
    fund: z.nullable(kes),
    tickets: z.nullable(count),
    lines: z.nullable(count),
    root: z.nullable(text),
    sealed_at: z.nullable(time),
    /** By its latest verdict; null before one. */
    rollover: z.nullable(kes),
    rolled_into: z.nullable(id),
  }),
);
export type DeskJackpot = z.output<typeof deskJackpots>['rows'][number];

/** One step of a jackpot's fund. The newest first. */
export const deskJackpotHistory = record({
  rows: list(
    record({
      at: time,
      /** 'running': a correction took a result away. */
      step: z.enum(['opened', 'rolled-in', 'called-off', 'sealed', 'running', 'settled', 'cancelled']),
      /** The guarantee, the sum that rolled in, the sealed fund, or the sum that rolls over; null where there is none. */
      amount: z.nullable(kes),
      /** More facts, in words. */
      detail: text,
    }),
  ),
});
export type DeskJackpotStep = z.output<typeof deskJackpotHistory>['rows'][number];
export const deskJackpotParams = strictRecord({ jackpot_id: id });

// People

export const peopleQuery = strictRecord({ sign: z.optional(z.enum(SIGNS)), after: z.optional(text) });

export type DeskSign = (typeof SIGNS)[number];

/** Customers with a sign of risk in recent days; `amount` and `times` count what the sign is about. */
export const deskPeople = pageOf(
  record({
    profile_id: id,
    phone,
    amount: signedKes,
    times: count,
    /** Result of the last review. */
    noted: z.nullable(record({ at: time, by: text, outcome: text, why: text })),
  }),
);
export type DeskPerson = z.output<typeof deskPeople>['rows'][number];

/** Identities that wait for their check, or were refused; newest first. */
export const deskIdentities = pageOf(
  record({
    profile_id: id,
    phone,
    state: z.enum(['pending', 'refused']),
    why: z.nullable(text),
    asked_at: time,
    tries: count,
  }),
);
export type DeskIdentity = z.output<typeof deskIdentities>['rows'][number];

/** Customers listed in the national register of excluded persons. */
export const deskRegister = pageOf(record({ profile_id: id, phone, found_at: time }));
export type DeskRegistered = z.output<typeof deskRegister>['rows'][number];

// Games

/** Every game with the totals of the last month's completed days. */
export const deskGames = record({
  rows: list(
    record({
      game_id: id,
      name: text,
      off: z.nullable(record({ who: text, why: text, since: time })),
      rounds: count,
      staked: signedKes,
      won: kes,
      promised_percent: z.number(),
      /** Null without stakes. */
      seen_percent: z.nullable(z.number()),
      /** Deviation from the promised percentage that chance explains. */
      band_percent: z.nullable(z.number()),
    }),
  ),
});
export type DeskGame = z.output<typeof deskGames>['rows'][number];

// The statement of mobile money

export const statementToImport = strictRecord({ csv: z.string().check(z.maxLength(900_000)) });
/** Receipts on which the books and the statements differ; null for the side without a line. */
export const deskStatement = record({
  lines: count,
  apart: count,
  unexplained: kes,
  until: z.nullable(time),
  rows: list(
    record({
      receipt: text,
      side: z.enum(['in', 'out']),
      at: time,
      details: text,
      /** As the statement said it first. */
      theirs: z.nullable(kes),
      ours: z.nullable(kes),
      /**
       * Amount that the statement said last, if a later line says something else than the first; 0 if that no money moved. A former version
       * sends neither this nor `next`.
       */
      said_now: z.optional(z.nullable(kes)),
    }),
  ),
  next: z.optional(z.nullable(text)),
});
export type DeskStatement = z.output<typeof deskStatement>;

// Reports

export const deskReportParams = strictRecord({ day: nairobiDayText });
const dayOfAccount = record({
  account: text,
  opening: signedKes,
  came: kes,
  went: kes,
  closing: signedKes,
});
const productsOfReport = list(
  record({
    product: z.enum(['bets', 'jackpots', 'games']),
    staked: signedKes,
    returned: signedKes,
    paid: signedKes,
    result: signedKes,
  }),
);
const taxesOfReport = record({ stakes: signedKes, winnings: signedKes, transfers: signedKes });
const figuresOfReport = {
  products: productsOfReport,
  taxes: taxesOfReport,
  corrections: signedKes,
  paid_in: kes,
  /** Below zero if more was reopened than paid out. */
  paid_out: signedKes,
  promotions: signedKes,
  /** Gross gaming revenue of all products: decided stakes less winnings. */
  revenue: signedKes,
};
export const deskMonthParams = strictRecord({
  month: z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, 'a month is written YYYY-MM')),
});
/** A month by the nightly checks of the books. */
export const deskMonth = record({
  month: text,
  days: list(record({ day: nairobiDayText, from: z.nullable(time), ...figuresOfReport })),
  /** Days without a report of their own: they are part of the next day that has one, or not over yet. */
  without: list(nairobiDayText),
  whole: record(figuresOfReport),
  /** Levy owed on the revenue. */
  levy: kes,
  csv: text,
});
export type DeskMonth = z.output<typeof deskMonth>;

/** A Nairobi day by the check of the books that closed it; both null before that. */
export const deskReport = record({
  report: z.nullable(
    record({
      day: nairobiDayText,
      from: z.nullable(time),
      to: time,
      products: productsOfReport,
      taxes: taxesOfReport,
      paid_in: kes,
      paid_out: signedKes,
      promotions: signedKes,
      accounts: list(dayOfAccount),
    }),
  ),
  csv: z.nullable(text),
  /** The root over all movements of that day; null before it is sealed. `agreed_at`: since when the regulator has the same root. */
  seal: z.nullable(
    record({
      root: z.nullable(text),
      events: z.nullable(count),
      sealed_at: z.nullable(time),
      agreed_at: z.nullable(time),
    }),
  ),
});
export type DeskReport = z.output<typeof deskReport>;

/** Days as reported to the regulator, the newest first. */
export const deskRegulatorDays = pageOf(
  record({
    day: nairobiDayText,
    /** Of a day that is not sealed yet, those sealed so far. */
    events: count,
    /** When the newest minute, or the day, was sealed. */
    sealed_at: z.nullable(time),
    /** Null while the day is not sealed. */
    root: z.nullable(text),
    /** Since when the regulator's root is the same; null before. */
    agreed_at: z.nullable(time),
  }),
);
export type DeskRegulatorDay = z.output<typeof deskRegulatorDays>['rows'][number];

// Tax

export const TAX_STATES = ['promised', 'sending', 'unknown', 'paid', 'refused'] as const;
export const deskTaxes = record({
  /** Latest day whose books are checked; null before the first. */
  day: z.nullable(nairobiDayText),
  /** True if a gateway pays; otherwise taxes are paid elsewhere and recorded here. */
  is_connected: z.boolean(),
  owed: list(record({ kind: z.enum(TAX_KINDS), owed: signedKes, on_its_way: kes })),
  /** Newest first. */
  rows: list(
    record({
      payment_id: id,
      kind: z.enum(TAX_KINDS),
      day: nairobiDayText,
      amount: kes,
      number: text,
      state: z.enum(TAX_STATES),
      said: z.nullable(text),
      receipt: z.nullable(text),
      /**
       * Receipt by which the gateway says it paid, while that receipt is booked for other money; null without one. A former version
       * does not send it.
       */
      told_receipt: z.optional(z.nullable(text)),
      asked_at: time,
      sent_at: z.nullable(time),
    }),
  ),
});
export type DeskTaxes = z.output<typeof deskTaxes>;

// Second persons

const approvalFields = {
  approval_id: id,
  act: text,
  args: z.record(z.string(), z.unknown()),
  why: text,
  by: text,
  at: time,
  preview: actPreview,
  state: z.enum(['waiting', 'approved', 'refused', 'withdrawn']),
  second: z.nullable(text),
  /** Teams of the match the act is about. */
  sides: z.optional(text),
  /** Phone of the customer the act is about. */
  phone: z.optional(text),
};
export const deskApproval = record(approvalFields);
export type DeskApproval = z.output<typeof deskApproval>;
export const deskApprovals = pageOf(deskApproval);
/** Acts that wait, as they are now: the reason, in words, why it cannot be done any more; null where it can. */
export const deskApprovalsNow = record({
  rows: list(record({ approval_id: id, refusal: z.nullable(text) })),
});
export type ApprovalNow = z.output<typeof deskApprovalsNow>['rows'][number];
export const approvalParams = strictRecord({ approval_id: id });
/** With `dry_run` it answers the act's current preview and its version, which the approval then sends. */
export const approvalRequest = strictRecord({
  /** 'withdraw' is for who asked for the act. */
  decision: z.enum(['approve', 'refuse', 'withdraw']),
  why: words,
  dry_run: z.boolean(),
  version: z.nullable(text),
});

// The journal

export const journalQuery = strictRecord({
  /** 'yes' checks the chain from its first line. */
  verify: z.optional(z.enum(['yes', 'no'])),
  after: z.optional(text),
});
/** Newest first. */
export const deskJournal = record({
  rows: list(journalLineOnTheWire),
  next: z.nullable(text),
  /** Null without `verify`. */
  verified: z.nullable(
    record({
      lines: count,
      /** The first wrong line; null if all are right. */
      wrong: z.nullable(record({ number: count, why: z.enum(['missing', 'changed']) })),
    }),
  ),
});
export type DeskJournal = z.output<typeof deskJournal>;

export const deskDone = record({ res: z.int(), description: text });
