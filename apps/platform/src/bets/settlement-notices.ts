import type { Cents, Instant } from '@kipenga/betting-core';
import type { NewNotice } from '../notices/index.ts';
import type { RefundGiven, SettlementEvent } from './bonus-of-settlement.ts';
import { isPutOff, type StartTold } from '../sports/index.ts';
import type { BetToSettle, LegToSettle, SettlementKept } from './settlements.store.ts';

/** What settling a bet did, as far as its customer is told of it. */
export interface ToldSettlement extends RefundGiven, Pick<SettlementKept, 'status' | 'net' | 'tax'> {
  /** Of the welcome bonus. */
  readonly released: Cents;
  readonly isCorrection: boolean;
}

/** What a customer is told of a settled bet, each by the name of the transfer it tells of. */
export const noticesOfSettlement = (
  { betId, reference, stake }: BetToSettle,
  { profileId, at, cause }: SettlementEvent,
  { status, net, tax, refund, freeBet, released, isCorrection }: ToldSettlement,
): readonly NewNotice[] => {
  const about = { profileId, at, betId, reference };
  const amount = status === 'lost' ? stake : net;
  const extras: readonly NewNotice[] = [
    { ...about, event: `refund:${cause}`, kind: 'stake-refunded', amount: refund },
    { ...about, event: `grant:${cause}`, kind: 'free-bet-granted', amount: freeBet },
    { ...about, event: `release-bonus:${cause}`, kind: 'bonus-released', amount: released },
  ];
  return [
    { ...about, event: `settle:${cause}`, kind: `bet-${status}`, amount, tax, isCorrection },
    ...extras.filter((extra) => extra.amount !== 0),
  ];
};

/** What a customer is told of a bet that a correction opens again. */
export const noticeOfReopening = (
  { profileId, betId, reference, version }: BetToSettle,
  { net }: SettlementKept,
  at: Instant,
): NewNotice => ({
  profileId,
  at,
  betId,
  reference,
  event: `unsettle:${betId}:v${version}:undone`,
  kind: 'bet-reopened',
  amount: net > 0 ? net : null,
  isCorrection: true,
});

/** A leg as it is now, and as it was before. */
export interface LegChange {
  readonly leg: LegToSettle;
  readonly was: LegToSettle;
}

/** What those who asked for results are told of a match: once, in however many bets they have it. */
const noticeOfResult = ({ leg, was }: LegChange, at: Instant): NewNotice => {
  const kind = leg.result === 'void' ? 'match-void' : 'match-ended';
  const change = `${was.fullTimeScore ?? was.result}>${leg.fullTimeScore ?? leg.result}`;
  return {
    profileId: leg.profileId,
    event: `${kind}:${leg.feedMatchId}:${change}`,
    kind,
    at,
    reference: `${leg.homeTeam} ${leg.fullTimeScore ?? 'v'} ${leg.awayTeam}`,
    amount: null,
    isCorrection: was.result !== 'open',
  };
};

const VOID_KINDS = { postponed: 'bet-pick-void', 'placed-late': 'bet-pick-late' } as const;

/** What a customer is told of legs that came out, each match once: how it ended, or why a pick on it is void (D95). */
export const noticesOfLegs = (changes: readonly LegChange[], at: Instant): readonly NewNotice[] =>
  changes
    .filter(({ leg }) => leg.result !== 'open')
    .map((change) => {
      const { leg, was } = change;
      if (leg.voidReason === null) return noticeOfResult(change, at);
      return aboutMatch(leg, VOID_KINDS[leg.voidReason], { at, isCorrection: was.result !== 'open' });
    });

interface Told {
  readonly at: Instant;
  readonly isCorrection?: boolean;
  /** What makes it another event of the same match. */
  readonly number?: number;
}

const aboutMatch = (
  { profileId, feedMatchId, homeTeam, awayTeam }: LegToSettle,
  kind: NewNotice['kind'],
  { at, isCorrection = false, number = 0 }: Told,
): NewNotice => ({
  profileId,
  event: `${kind}:${feedMatchId}:${number}`,
  kind,
  at,
  reference: `${homeTeam} v ${awayTeam}`,
  amount: null,
  isCorrection,
});

/** What customers are told of open legs whose match is postponed or put off (D95). */
export const noticesOfPostponed = (
  legs: readonly LegToSettle[],
  told: readonly StartTold[],
  at: Instant,
): readonly NewNotice[] =>
  legs
    .filter(({ result, startsAt }) => result === 'open' && isPutOff(told, startsAt))
    .map((leg) => aboutMatch(leg, 'bet-pick-postponed', { at, number: told.length }));
