import {
  addCents,
  cents,
  exposureByFinalScore,
  exposureOf,
  GOAL_MARKETS,
  stakeAfterTax,
  WINNER_MARKETS,
  withBets,
  withoutBets,
  worstIfRight,
  type AnySettledLeg,
  type Cents,
  type Exposure,
  type ExposedBet,
  type FeedMatchId,
  type FinalScoreExposure,
  type MarketTypeId,
  type MatchId,
  type MatchScore,
  type WorstScore,
} from '@kipenga/betting-core';
import { scoresByHalves } from '@kipenga/pricing';
import { firstBetIdAt } from '../bets/index.ts';
import { DatabaseUnavailable, type Database } from '../database/index.ts';
import { LONGEST_WORD, type Fanout } from '../fanout/index.ts';
import { keepTicking } from '../loops/index.ts';
import type { BetToJudge, MarketOutcome, RealClock } from '../ports/index.ts';
import {
  matchOnBets,
  openBetsOn,
  readOpenBets,
  type BetRead,
  type LegOfOpenBet,
  type OpenBet,
} from './exposed-bets.store.ts';

/** Totals of the bets on an outcome. */
export interface OutcomeExposure extends MarketOutcome {
  /** Number of bets that picked it, including combinations that contain it. */
  readonly bets: number;
  /** Their stakes after tax, without free bets. */
  readonly staked: Cents;
  /** The highest total payout of all bets on the match if the outcome is right; null if no score makes it right. */
  readonly worst: WorstScore | null;
}

/** The most that the open bets on a match can cost, now. */
export interface MatchExposure {
  readonly bets: number;
  readonly staked: Cents;
  /** The score with the highest total payout. */
  readonly worst: WorstScore & MatchScore;
  /** The highest total payout at each final score. */
  readonly scores: readonly FinalScoreExposure[];
  /** Every outcome of the markets that were picked, in the order of the match's page. */
  readonly outcomes: readonly OutcomeExposure[];
}

/** Follows the open bets on matches that an operator looks at or a limit covers. */
export interface ExposureKeeper {
  /** Keeps the bets on a match in memory from now on, without computing their exposure. False if there is no such match. */
  readonly follow: (matchId: MatchId) => Promise<boolean>;
  /** Returns the exposure of a match and follows it. Null if there is no such match. */
  readonly exposureOf: (matchId: MatchId) => Promise<MatchExposure | null>;
  /**
   * The highest total payout on a match with one more bet, over the scores at which that bet is paid too; `at` is the place of
   * its leg on the match. Null if the match is not followed.
   */
  readonly paysWith: (matchId: MatchId, asked: BetToJudge, at: number) => Cents | null;
  /** Tells every process of the house that bets were placed on these matches. */
  readonly betPlaced: (matches: readonly FeedMatchId[]) => void;
  /** Compares all followed matches with the database. */
  readonly compareAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface KeeperParts {
  readonly db: Database;
  readonly fanout: Pick<Fanout, 'publish' | 'subscribe'>;
  readonly realClock: RealClock;
  readonly onFailure: (what: string, error: unknown) => void;
}

/** Topic of messages about placed bets; they list matches. */
export const BETS_PLACED = 'bets-placed';
/** Matches are collected for this long and sent in one message. */
const TELL_AFTER_MS = 150;
/** Interval of full comparisons with the database, for bets that changed or ended and for lost messages. */
const COMPARE_SECONDS = 5;
/** A match nobody asked about for this long is no longer followed. */
const FORGET_MS = 10 * 60_000;
/** A bet may become readable this much later than its id was made. */
const LATE_MS = 60_000;
const SLICE = 500;

const MARKETS = [...GOAL_MARKETS, ...WINNER_MARKETS];
const WINNERS = new Set(WINNER_MARKETS.map(({ typeId }) => typeId));
/** The scores of a winner-only game. */
const EITHER_SIDE: readonly MatchScore[] = [
  { home: 1, away: 0, halfHome: null, halfAway: null },
  { home: 0, away: 1, halfHome: null, halfAway: null },
];
/** Used for outcomes in no table of markets: right at every score. */
const ALWAYS_RIGHT = { resultAt: () => 'won' as const };

interface KnownBet {
  readonly state: string;
  readonly picks: readonly MarketOutcome[];
  readonly exposed: ExposedBet;
}

/** The bets on a followed match, as known. */
interface Book {
  readonly feedMatchId: FeedMatchId;
  readonly bets: Map<string, KnownBet>;
  exposure: Exposure;
  askedAtMs: number;
  /** Resolves once its bets were read for the first time. */
  ready: Promise<void>;
  /** The running look, or the last one. */
  last: Promise<unknown>;
  /** The last answer, until something changes. */
  told: MatchExposure | null;
}

const keyOf = ({ profileId, betId }: OpenBet): string => `${profileId} ${betId}`;

const outcomeOf = ({ marketTypeId, outcomeKey }: MarketOutcome) =>
  MARKETS.find(({ typeId }) => typeId === marketTypeId)?.outcomes.find(({ key }) => key === outcomeKey) ??
  ALWAYS_RIGHT;

/** A leg as it is settled. */
export const settledLegOf = ({ odds, result, combination, partResults }: LegOfOpenBet): AnySettledLeg =>
  combination && partResults
    ? { parts: partResults.map((part) => part.result), partOdds: combination.partOdds }
    : { odds, result };

/** The part of a bet that depends on this match; null if it has no open leg on it. */
export const knownBetOf = (
  { legs, system, ...bet }: Omit<BetRead, 'profileId' | 'betId'>,
  feedMatchId: FeedMatchId,
): KnownBet | null => {
  const at = legs.findIndex((leg) => leg.feedMatchId === feedMatchId && leg.result === 'open');
  const own = legs[at];
  if (!own) return null;
  const picks = own.combination?.parts ?? [own];
  const { state, stake, usesFreeBet, limits, taxRecord } = bet;
  const exposed = {
    stake,
    usesFreeBet,
    limits,
    taxRecord,
    at,
    outcomes: picks.map(outcomeOf),
    legs: legs.map(settledLegOf),
    ...(system && { system }),
  };
  return { state, picks, exposed };
};

/** The highest total payout with one more bet, over the scores at which that bet is paid too. */
export const mostWith = ({ pays: before }: Exposure, { pays: after }: Exposure): Cents =>
  after.reduce((most, pays, score) => (pays > (before[score] ?? 0) && pays > most ? pays : most), cents(0));

/** The scores that a match with these markets can end with. */
export const scoresWith = (markets: readonly MarketTypeId[]): readonly MatchScore[] =>
  markets.some((market) => WINNERS.has(market)) ? EITHER_SIDE : scoresByHalves();

/** A bet that is not placed yet, reduced to its dependence on the match of one of its legs. */
const exposedBetOf = ({ bet, outcomes, limits, taxRecord }: BetToJudge, at: number): ExposedBet => {
  const picks = bet.selections.map(({ outcomeId, odds }) => ({ pick: outcomes.get(outcomeId), odds }));
  const own = picks[at]?.pick;
  if (!own) throw new RangeError(`no leg at ${at} whose price was read`);
  const { stake, usesFreeBet, system } = bet;
  return {
    stake,
    usesFreeBet,
    limits,
    taxRecord,
    at,
    outcomes: (own.parts ?? [own]).map(outcomeOf),
    legs: picks.map(({ pick, odds }) =>
      pick?.parts && pick.combined?.ok
        ? { parts: pick.parts.map(() => 'open' as const), partOdds: pick.combined.value.partOdds }
        : { odds, result: 'open' as const },
    ),
    ...(system && { system }),
  };
};

/** Replaces the bets known by these keys; null removes one. */
const change = (book: Book, bets: ReadonlyMap<string, KnownBet | null>): void => {
  const gone = [...bets.keys()].flatMap((key) => book.bets.get(key)?.exposed ?? []);
  const come = [...bets.values()].flatMap((bet) => bet?.exposed ?? []);
  book.told = null;
  book.exposure = withBets(withoutBets(book.exposure, gone), come);
  for (const [key, bet] of bets) {
    if (bet === null) book.bets.delete(key);
    else book.bets.set(key, bet);
  }
};

/** Reads the new and changed bets of a list, and adds them to the book. */
const takeIn = async (db: Database, book: Book, listed: readonly OpenBet[]): Promise<void> => {
  const other = listed.filter((bet) => book.bets.get(keyOf(bet))?.state !== bet.state);
  for (let from = 0; from < other.length; from += SLICE) {
    const read = await readOpenBets(db, other.slice(from, from + SLICE));
    change(book, new Map(read.map((bet) => [keyOf(bet), knownBetOf(bet, book.feedMatchId)])));
  }
};

/** Compares a book with all open bets on its match: reads changed bets, and removes those no longer open. */
const compare = async (db: Database, book: Book): Promise<void> => {
  const listed = await openBetsOn(db, book.feedMatchId, '');
  const keys = new Set(listed.map(keyOf));
  const gone = [...book.bets.keys()].filter((key) => !keys.has(key));
  if (gone.length > 0) change(book, new Map(gone.map((key) => [key, null])));
  await takeIn(db, book, listed);
};

const reckoned = ({ bets, exposure }: Book): MatchExposure => {
  const { worst, scores, staked } = exposure;
  const worstScore = scores[worst.at];
  if (!worstScore) throw new Error('an exposure has a worst score');
  const byPick = new Map<string, { bets: number; staked: Cents }>();
  const nameOf = ({ marketTypeId, outcomeKey }: MarketOutcome): string => `${marketTypeId} ${outcomeKey}`;
  for (const { picks, exposed } of bets.values()) {
    const stake = exposed.usesFreeBet ? cents(0) : stakeAfterTax(exposed.stake, exposed.taxRecord);
    for (const pick of picks) {
      const before = byPick.get(nameOf(pick)) ?? { bets: 0, staked: cents(0) };
      byPick.set(nameOf(pick), { bets: before.bets + 1, staked: addCents(before.staked, stake) });
    }
  }
  const outcomes = MARKETS.flatMap(({ typeId: marketTypeId, outcomes: all }) => {
    const named = all.map((outcome) => ({ outcome, pick: { marketTypeId, outcomeKey: outcome.key } }));
    if (!named.some(({ pick }) => byPick.has(nameOf(pick)))) return [];
    return named.map(({ outcome, pick }) => ({
      ...pick,
      ...(byPick.get(nameOf(pick)) ?? { bets: 0, staked: cents(0) }),
      worst: worstIfRight(exposure, outcome),
    }));
  });
  const ofScores = exposureByFinalScore(exposure);
  return { bets: bets.size, staked, worst: { ...worst, ...worstScore }, scores: ofScores, outcomes };
};

/** Collects matches and sends them together, in messages of limited length. */
const tellerOf = (tell: (word: string) => void) => {
  const waiting = new Set<FeedMatchId>();
  let timer: NodeJS.Timeout | undefined;
  const tellAll = (): void => {
    timer = undefined;
    let word = '';
    for (const match of waiting) {
      if (word.length + match.length > LONGEST_WORD / 2) {
        tell(word);
        word = '';
      }
      word = word === '' ? match : `${word} ${match}`;
    }
    waiting.clear();
    if (word !== '') tell(word);
  };
  return {
    add: (matches: readonly FeedMatchId[]): void => {
      for (const match of matches) waiting.add(match);
      timer ??= setTimeout(tellAll, TELL_AFTER_MS);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/**
 * Keeps the exposure of matches in memory. A match is followed once somebody asks about it or a limit covers it: its open bets
 * are read then, and every new bet is added within a second, whichever process placed it. Every few seconds all are compared
 * with the database, which counts: this covers cash-outs, settlements, corrections, lost messages and a restored database. All
 * state is in memory, so a restart needs no repair.
 */
export const keepExposure = ({ db, fanout, realClock, onFailure }: KeeperParts): ExposureKeeper => {
  const books = new Map<MatchId, Book>();
  const failed = (error: unknown): void => onFailure('following the exposure of a match', error);

  /** Runs one look at a book at a time, each after the one before. */
  const inTurn = (book: Book, look: () => Promise<void>): Promise<void> => {
    const next = book.last.catch(() => undefined).then(look);
    book.last = next;
    return next;
  };
  const open = async (matchId: MatchId): Promise<Book | null> => {
    const match = await matchOnBets(db, matchId);
    if (!match) return null;
    const scores = scoresWith(match.markets);
    const meanwhile = books.get(matchId);
    if (meanwhile) return meanwhile;
    const book: Book = {
      feedMatchId: match.feedMatchId,
      bets: new Map(),
      exposure: exposureOf([], scores),
      askedAtMs: realClock.nowMs(),
      ready: Promise.resolve(),
      last: Promise.resolve(),
      told: null,
    };
    books.set(matchId, book);
    book.ready = inTurn(book, () => compare(db, book));
    book.ready.catch(() => books.delete(matchId));
    return book;
  };

  const stopHearing = fanout.subscribe(BETS_PLACED, (word) => {
    const matches = new Set(word.split(' '));
    const after = firstBetIdAt(realClock.nowMs() - LATE_MS);
    for (const book of books.values())
      if (matches.has(book.feedMatchId))
        inTurn(book, async () => takeIn(db, book, await openBetsOn(db, book.feedMatchId, after))).catch(
          failed,
        );
  });
  const teller = tellerOf((word) => fanout.publish(BETS_PLACED, word));
  const compareAll = async (): Promise<void> => {
    for (const [matchId, book] of books) {
      if (realClock.nowMs() - book.askedAtMs > FORGET_MS) books.delete(matchId);
      else
        await inTurn(book, () => compare(db, book)).catch((error: unknown) => {
          if (error instanceof DatabaseUnavailable) throw error;
          // A match whose exposure cannot be computed holds up no other.
          failed(error);
        });
    }
  };
  const loop = keepTicking({
    name: 'comparing the exposure of matches',
    tick: compareAll,
    tickSeconds: COMPARE_SECONDS,
    onFailure,
  });
  const followed = async (matchId: MatchId): Promise<Book | null> => {
    const book = books.get(matchId) ?? (await open(matchId));
    await book?.ready;
    if (book) book.askedAtMs = realClock.nowMs();
    return book;
  };
  return {
    follow: async (matchId) => (await followed(matchId)) !== null,
    exposureOf: async (matchId) => {
      const book = await followed(matchId);
      return book && (book.told ??= reckoned(book));
    },
    paysWith: (matchId, asked, at) => {
      const book = books.get(matchId);
      if (!book) return null;
      return mostWith(book.exposure, withBets(book.exposure, [exposedBetOf(asked, at)]));
    },
    betPlaced: teller.add,
    compareAll,
    stop: async () => {
      stopHearing();
      teller.stop();
      await loop.stop();
      await Promise.allSettled([...books.values()].map(({ last }) => last));
    },
  };
};
