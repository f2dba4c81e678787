import { cents, type Cents, type Instant } from '@kipenga/betting-core';
import type { NewNotice } from '../../notices/index.ts';
import { isPutOff, type StartTold } from '../../sports/index.ts';
import type { SettledStake } from '../settle-by-verdict.ts';
import type { SettlementKept } from '../settlements.store.ts';
import { transferName } from '../transfer-name.ts';
import type { Verdict } from '../verdict.ts';
import type { BetToSettle } from './bets.store.ts';
import type { LegToSettle } from './leg.ts';
import { earnsRelease } from './promotions.ts';

/** Notices about a settled bet, or one that a correction opens again, each with the name of its transfer. */
export const noticesOfBet = (
  bet: BetToSettle,
  verdict: Verdict | null,
  settlement: SettledStake,
): readonly NewNotice[] => {
  const { settled, live, event, earned, wallet } = settlement;
  if (settled === 'unchanged') return [];
  const { profileId, at, cause } = event;
  const { betId, reference, stake, promoted } = bet;
  const about = { profileId, at, betId, reference };
  if (verdict === null)
    return live ? [noticeOfReopening(bet, live, settlement), ...noticesOfWithdrawn(bet, settlement)] : [];
  const released = earnsRelease(live) ? cents(0) : earned.welcomeReleased;
  const extras: readonly NewNotice[] = [
    { ...about, event: `refund:${cause}`, kind: 'stake-refunded', amount: earned.refund },
    { ...about, event: `grant:${cause}`, kind: 'free-bet-granted', amount: earned.freeBet },
    { ...about, event: `release-bonus:${cause}`, kind: 'bonus-released', amount: released },
  ];
  return [
    {
      ...about,
      ...wallet,
      event: transferName('bet', 'settle', cause),
      kind: `bet-${verdict.status}`,
      amount: amountOf(verdict, { stake, isFree: promoted.usesFreeBet }),
      tax: verdict.tax,
      isCorrection: live !== null,
    },
    ...noticesOfWithdrawn(bet, settlement),
    ...extras.filter(({ amount }) => amount !== 0),
  ];
};

/** Notices of promotions that a correction took back. */
const noticesOfWithdrawn = (
  { profileId, betId, reference, version }: BetToSettle,
  { event: { at, cause }, undone, earned }: SettledStake,
): readonly NewNotice[] => {
  const about = { profileId, at, betId, reference, isCorrection: true };
  const notices: readonly NewNotice[] = [
    {
      ...about,
      event: `unrelease-bonus:${betId}:v${version}:undone`,
      kind: 'bonus-withdrawn',
      amount: undone.releaseWithdrawn,
    },
    {
      ...about,
      event: `unrefund:${betId}:v${version}:undone`,
      kind: 'refund-withdrawn',
      amount: undone.refundWithdrawn,
    },
    { ...about, event: `unrefund:${cause}`, kind: 'refund-withdrawn', amount: earned.refundWithdrawn },
  ];
  return notices.filter(({ amount }) => amount !== 0);
};

const noticeOfReopening = (
  { profileId, betId, reference, version }: BetToSettle,
  { net }: SettlementKept,
  { event: { at }, wallet: { owes } }: SettledStake,
): NewNotice => ({
  profileId,
  at,
  betId,
  reference,
  event: transferName('bet', 'unsettle', `${betId}:v${version}:undone`),
  kind: 'bet-reopened',
  amount: net > 0 ? net : null,
  ...(owes !== undefined && { owes }),
  isCorrection: true,
});

/** The sum a notice of a settled bet is about; null of a void free bet, which no money comes of. */
const amountOf = (
  { status, net }: Verdict,
  { stake, isFree }: { readonly stake: Cents; readonly isFree: boolean },
): Cents | null => {
  if (status === 'lost') return stake;
  return status === 'void' && isFree ? null : net;
};

/** A leg as it is now, and as it was before. */
export interface LegChange {
  readonly leg: LegToSettle;
  readonly was: LegToSettle;
}

/** Notice of a match's result for customers who asked for results: one per match, in however many bets it is. */
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

/** Notices of decided legs, one per match: the result, or the reason a pick is void (D95). */
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
  /** Number that distinguishes events of one match. */
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

/** Notices of open legs whose match is postponed (D95). */
export const noticesOfPostponed = (
  legs: readonly LegToSettle[],
  told: readonly StartTold[],
  at: Instant,
): readonly NewNotice[] =>
  legs
    .filter(({ result, startsAt }) => result === 'open' && isPutOff(told, startsAt))
    .map((leg) => aboutMatch(leg, 'bet-pick-postponed', { at, number: told.length }));
