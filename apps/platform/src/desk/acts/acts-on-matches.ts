import {
  feedMatchId,
  formatKes,
  HOUSE_RULES,
  instantFromMs,
  marketTypeId,
  oddsFromThousandths,
  toMs,
  type Instant,
  type Odds,
  type Result,
} from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { marketWords, momentWords, priceWords } from '@kipenga/desk-rules';
import type { Sql } from '../../database/index.ts';
import {
  answerAside,
  askAgain,
  lineThatWaits,
  sayOfAll,
  sayOfMatch,
  type HouseSaying,
} from '../../gateways/index.ts';
import { tryJobAgain } from '../../outbox/index.ts';
import { retryRegulatorNow } from '../../sealed-books/index.ts';
import {
  askToTryAgain,
  countNewStart,
  countSettlement,
  type CountedSettlement,
  type CountedStart,
  type JackpotOutlook,
  type PromotionsMoved,
} from '../../payouts/index.ts';
import {
  endPriceLimit,
  factsVersion,
  fixtureNumbered,
  hasMarket,
  keepPriceLimit,
  matchNumberIn,
  type KnownFixture,
  type MarketOfMatch,
  type MatchEnding,
} from '../../sports/index.ts';
import { ActRefused, type Actor, type MatchDesk, type Doing, type Effect } from '../desk.ts';

const orRefused = async (done: Promise<Result<void, string>>): Promise<void> => {
  const answer = await done;
  if (!answer.ok) throw new ActRefused(answer.reason);
};

/** The arguments of the match and feed functions, inside the act's transaction. */
const partsOf = ({ db, bettingClock: clock, moveStart }: MatchDesk, { name: operator }: Actor) => ({
  db,
  clock,
  operator,
  ...(moveStart && { moveStart }),
});

const matchOf = async (sql: Sql, matchId: string): Promise<KnownFixture> => {
  const number = matchNumberIn(matchId);
  const match = number === null ? null : await fixtureNumbered(sql, number);
  if (match === null) throw new ActRefused(`The house has no match ${matchId}`);
  return match;
};

const sidesOf = ({ homeTeam, awayTeam }: KnownFixture): string => `${homeTeam} v ${awayTeam}`;

type Scope = Pick<ActArgs['resume'], 'scope' | 'competition' | 'matchId' | 'market'>;

/** Closes or opens a part of the house, and says which in words. */
const sayOfPart = async (
  sql: Sql,
  desk: MatchDesk,
  { scope, competition, matchId, market }: Scope,
  sayingOf: (market: string | null) => Extract<HouseSaying, { act: 'close' | 'open' }>,
  by: Actor,
): Promise<string> => {
  const parts = partsOf(desk, by);
  if (scope === 'all' || scope === 'competition') {
    if (scope === 'competition' && !competition) throw new ActRefused('Say which competition, by its code');
    const of = scope === 'all' ? null : (competition ?? null);
    await orRefused(sayOfAll(parts, { competition: of }, sayingOf(null)));
    return of === null ? 'all betting' : `competition ${of}`;
  }
  if (!matchId) throw new ActRefused('Say which match');
  if (scope === 'market' && !market) throw new ActRefused('Say which market');
  const match = await matchOf(sql, matchId);
  const ofMarket = scope === 'market' ? (market ?? null) : null;
  await orRefused(sayOfMatch(parts, match, sayingOf(ofMarket)));
  return `${sidesOf(match)}${ofMarket === null ? '' : `, ${marketWords(ofMarket)}`}`;
};

const untilWords = (until: Instant | null): string => (until === null ? '' : ` until ${momentWords(until)}`);

const jackpotWords = ({
  name,
  jackpotId,
  comesTo,
  endsSale,
  awaited,
  winning,
  rollover,
}: JackpotOutlook): string => {
  const jackpot = `${name} (${jackpotId})`;
  if (comesTo === 'cancelled') return `${jackpot} is cancelled, and every stake in it goes back`;
  if (comesTo === 'running')
    return `${jackpot} ${endsSale ? 'takes no more tickets, and ' : ''}waits for ${awaited} more of its matches`;
  return `${jackpot} is decided: ${winning} tickets win, ${formatKes(rollover)} goes on`;
};

/** Sentences on the promotions that an act changes; empty if it changes none. */
const promotionsWords = ({
  released,
  releaseTakenBack,
  releaseKept,
  freeBetsKept,
}: PromotionsMoved): readonly string[] => {
  const said = [
    [released, 'of what is paid is welcome bonus that these bets release'],
    [releaseTakenBack, 'of what is taken back is welcome bonus they had released, which is a bonus again'],
    [releaseKept, 'of welcome bonus that they had released stays cash, for won or lost a bet earns it'],
    [freeBetsKept, 'of refunds that they earn no more has become free bets, which stay'],
  ] as const;
  return said.filter(([amount]) => amount > 0).map(([amount, words]) => `${formatKes(amount)} ${words}`);
};

/** Describes the end of a match: its result, the money it moves, promotions and jackpots. */
const endWords = (
  match: KnownFixture,
  how: string,
  { moved: { bets, paid, takenBack }, promotions, jackpots }: CountedSettlement,
): string =>
  [
    `${sidesOf(match)} ${how}. Bets and tickets that change by it: ${bets}`,
    `${formatKes(paid)} is paid, ${formatKes(takenBack)} is taken back: of each customer what is left of all of them, after tax`,
    ...promotionsWords(promotions),
    ...jackpots.map(jackpotWords),
  ].join('. ');

interface OfMatch {
  readonly matchId: string;
}

/** An act that ends a match and so settles its bets. */
const ending = <A extends OfMatch>(
  endOf: (args: A) => { readonly saying: HouseSaying; readonly end: MatchEnding; readonly how: string },
): Doing<A, MatchDesk> => {
  const look = async (desk: MatchDesk, args: A): Promise<Omit<Effect, 'says'>> => {
    const match = await matchOf(desk.db, args.matchId);
    const id = feedMatchId(String(match.feedNumber));
    const { resultVersion } = await factsVersion(desk.db, id);
    const { end, how } = endOf(args);
    const counting = { db: desk.db, now: desk.bettingClock.now };
    const counted = await countSettlement(counting, id, { ending: end });
    const { moved, jackpots } = counted;
    const would = endWords(match, how, counted);
    return { moved, jackpots, moves: moved.takenBack, facts: String(resultVersion), would };
  };
  return {
    look,
    act: async (sql, desk, { args, by, looked }) => {
      const match = await matchOf(sql, args.matchId);
      await orRefused(sayOfMatch(partsOf(desk, by), match, endOf(args).saying));
      const { resultVersion } = await factsVersion(sql, feedMatchId(String(match.feedNumber)));
      const facts = String(resultVersion - 1);
      return { says: looked?.would ?? sidesOf(match), facts };
    },
  };
};

const counted = (bets: number): string => `${bets} open ${bets === 1 ? 'bet' : 'bets'}`;

const howItStarts = (startsAt: Instant | null, now: Instant): string => {
  if (startsAt === null) return 'is postponed, and no new start is known';
  return `${startsAt > now ? 'starts' : 'began'} ${momentWords(startsAt)}`;
};

/** Says what happens to the picks on a match when its start changes (D95). */
const picksWords = (startsAt: Instant | null, { bets, staked, voidBets, firstStart }: CountedStart) => {
  if (firstStart === null) return ['No open bet lies on it'];
  const { postponedVoidAfterHours: begin, rescheduleConfirmedWithinHours: tell } = HOUSE_RULES;
  const [beginsBy, toldBy] = [begin, tell].map((hours) => momentWords(hoursAfter(firstStart, hours)));
  const stand = `Picks placed for ${momentWords(firstStart)} stand if it begins by ${beginsBy} and that start is told by ${toldBy}, or it has begun by then`;
  const isVoid = `Void at once, and for good: the picks of ${counted(voidBets)}. A bet of no other pick has its stake back`;
  const later = startsAt === null ? 'Otherwise they are void, for good' : 'No pick is void by this start';
  return [
    `${counted(bets)} with ${formatKes(staked)} staked ${bets === 1 ? 'hangs' : 'hang'} on it`,
    stand,
    voidBets > 0 ? isVoid : later,
  ];
};

const HOUR_MS = 3_600_000;
const hoursAfter = (at: Instant, hours: number): Instant => instantFromMs(toMs(at) + hours * HOUR_MS);

/**
 * Moves the start of a match, or marks it as unknown. Picks may become void by it, at once or later. New bets do not make the preview stale: it describes the
 * moment it was shown.
 */
const postpone: Doing<ActArgs['postpone'], MatchDesk> = {
  look: async (desk, { matchId, startsAt }) => {
    const match = await matchOf(desk.db, matchId);
    const id = feedMatchId(String(match.feedNumber));
    const { toldNumber } = await factsVersion(desk.db, id);
    const looked = await countNewStart({ db: desk.db, now: desk.bettingClock.now }, id, startsAt);
    const { moved, jackpots } = looked;
    const how = howItStarts(startsAt, desk.bettingClock.now());
    const would = [
      `${sidesOf(match)} ${how}`,
      ...picksWords(startsAt, looked),
      ...jackpots.map(jackpotWords),
    ].join('. ');
    return { moved, jackpots, moves: moved.takenBack, facts: String(toldNumber), grows: true, would };
  },
  act: async (sql, desk, { args: { matchId, startsAt }, by, looked }) => {
    const match = await matchOf(sql, matchId);
    await orRefused(sayOfMatch(partsOf(desk, by), match, { act: 'postpone', startsAt }));
    const { toldNumber } = await factsVersion(sql, feedMatchId(String(match.feedNumber)));
    return { says: looked?.would ?? sidesOf(match), facts: String(toldNumber - 1) };
  },
};

/** Prices move while an operator reads: its preview tells of one moment, and new prices do not make it stale. */
const LOOKED_AT_ONCE = { facts: '', grows: true } as const;

const oddsIn = (price: number | null): Odds | null =>
  price === null ? null : oddsFromThousandths(Math.round(price * 1_000));

/** Finds the match, or the market of it, whose prices are limited. */
const priceableOf = async (
  sql: Sql,
  { matchId, market }: ActArgs['end-price-limit'],
): Promise<{ readonly part: MarketOfMatch; readonly words: string }> => {
  const match = await matchOf(sql, matchId);
  const { matchNumber, status } = match;
  if (status === 'finished' || status === 'void')
    throw new ActRefused('It is over: no price is offered on it');
  const sides = sidesOf(match);
  if (market === undefined) return { part: { matchNumber, marketTypeId: null }, words: sides };
  const known = await hasMarket(sql, matchNumber, market);
  if (!known) throw new ActRefused(`${sides} has no market ${market}`);
  const part = { matchNumber, marketTypeId: marketTypeId(market) };
  return { part, words: `${sides}, ${marketWords(market)}` };
};

const score = ({ home, away, halfHome = null, halfAway = null }: ActArgs['result']) => {
  if ((halfHome === null) !== (halfAway === null)) throw new ActRefused('Half time has two scores, or none');
  if ((halfHome ?? 0) > home || (halfAway ?? 0) > away)
    throw new ActRefused('There are more goals at half time than at the end');
  return { home, away, halfHome, halfAway };
};

export type OnMatches = Pick<
  ActArgs,
  | 'suspend'
  | 'resume'
  | 'limit-prices'
  | 'end-price-limit'
  | 'result'
  | 'void'
  | 'take-result-back'
  | 'postpone'
  | 'give-back'
  | 'answer-line'
  | 'try-again'
>;

export const actsOnMatches: { readonly [N in keyof OnMatches]: Doing<OnMatches[N], MatchDesk> } = {
  suspend: {
    act: async (sql, desk, { args, why, by }) => {
      const closing = { act: 'close' as const, why, until: args.until ?? null };
      const part = await sayOfPart(sql, desk, args, (market) => ({ ...closing, market }), by);
      return { says: `No bets on ${part}${untilWords(closing.until)}` };
    },
  },
  resume: {
    act: async (sql, desk, { args, by }) => ({
      says: `Bets on ${await sayOfPart(sql, desk, args, (market) => ({ act: 'open', market }), by)} again`,
    }),
  },
  'limit-prices': {
    act: async (sql, desk, { args: { least = null, most = null, ...args }, why, by }) => {
      if (least === null && most === null) throw new ActRefused('Say the least price, the highest, or both');
      if (least !== null && most !== null && least > most)
        throw new ActRefused('The least price is above the highest');
      const { part, words } = await priceableOf(sql, args);
      const since = desk.bettingClock.now();
      const limits = { least: oddsIn(least), most: oddsIn(most) };
      const { held, prices } = await keepPriceLimit(sql, { ...part, ...limits, who: by.name, why, since });
      const bounds = [
        least !== null && `from ${priceWords(least)}`,
        most !== null && `to ${priceWords(most)}`,
      ];
      return {
        says: `Prices on ${words} are offered ${bounds.filter(Boolean).join(' ')} only. Of ${prices} now ${held} are held back`,
        ...LOOKED_AT_ONCE,
      };
    },
  },
  'end-price-limit': {
    act: async (sql, desk, { args, why, by }) => {
      const { part, words } = await priceableOf(sql, args);
      const held = await endPriceLimit(sql, part, { who: by.name, why, at: desk.bettingClock.now() });
      if (held === null) throw new ActRefused('There are no such limits any more');
      return {
        says: `Prices on ${words} have no limits of their own any more. Of ${held.prices} now ${held.held} are held back`,
        ...LOOKED_AT_ONCE,
      };
    },
  },
  result: ending((args) => {
    const end = score(args);
    return { saying: { act: 'result', score: end }, end, how: `ended ${end.home}:${end.away}` };
  }),
  void: ending(() => ({ saying: { act: 'void' }, end: 'void', how: 'is called off' })),
  'take-result-back': ending(() => ({
    saying: { act: 'reopen' },
    end: 'open',
    how: 'has no result any more',
  })),
  postpone,
  'give-back': {
    act: async (sql, desk, { args, by }) => {
      const match = await matchOf(sql, args.matchId);
      await orRefused(sayOfMatch(partsOf(desk, by), match, { act: 'give-back' }));
      return { says: `${sidesOf(match)} goes by its feed again` };
    },
  },
  'answer-line': {
    act: async (_, desk, { args: { lineId, answer }, by }) => {
      const number = /^[1-9]\d{0,14}$/.test(lineId) ? Number(lineId) : 0;
      const line = await lineThatWaits(desk, number);
      await orRefused(answerAside(partsOf(desk, by), number, answer));
      const of = line?.sides ? ` on ${line.sides}` : '';
      return { says: `${answer} to line ${lineId}${of}` };
    },
  },
  'try-again': {
    act: async (_, desk, { args: { reference }, by }) => {
      await orRefused(
        askAgain(partsOf(desk, by), reference, [askToTryAgain, tryJobAgain, retryRegulatorNow]),
      );
      return { says: `${reference} is tried again` };
    },
  },
};
