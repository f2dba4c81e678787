import type { Cents, Instant } from '@kipenga/betting-core';
import type { NewNotice } from '../notices/index.ts';
import type { RefundGiven, SettlementEvent } from './bonus-of-settlement.ts';
import type { BetToSettle, LegTeams, LegToSettle, SettlementKept } from './settlements.store.ts';

/** What settling a bet did, as far as its customer is told of it. */
export interface ToldSettlement extends RefundGiven, Pick<SettlementKept, 'status' | 'net'> {
  /** Of the welcome bonus. */
  readonly released: Cents;
  readonly isCorrection: boolean;
}

/** What a customer is told of a settled bet, each by the name of the transfer it tells of. */
export const noticesOfSettlement = (
  { betId, reference, stake }: BetToSettle,
  { profileId, at, cause }: SettlementEvent,
  { status, net, refund, freeBet, released, isCorrection }: ToldSettlement,
): readonly NewNotice[] => {
  const about = { profileId, at, betId, reference };
  const amount = status === 'lost' ? stake : net;
  const extras: readonly NewNotice[] = [
    { ...about, event: `refund:${cause}`, kind: 'stake-refunded', amount: refund },
    { ...about, event: `grant:${cause}`, kind: 'free-bet-granted', amount: freeBet },
    { ...about, event: `release-bonus:${cause}`, kind: 'bonus-released', amount: released },
  ];
  return [
    { ...about, event: `settle:${cause}`, kind: `bet-${status}`, amount, isCorrection },
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

const nameOf = ({ profileId, betId, position }: Omit<LegTeams, 'homeTeam' | 'awayTeam'>): string =>
  `${profileId} ${betId} ${position}`;

/** What those who asked for results are told of a match: once, in however many bets they have it. */
export const noticesOfResults = (
  legs: readonly LegToSettle[],
  { before, teams, at }: { before: readonly LegToSettle[]; teams: readonly LegTeams[]; at: Instant },
): readonly NewNotice[] => {
  const teamsOf = new Map(teams.map((one) => [nameOf(one), one]));
  const legBefore = new Map(before.map((one) => [nameOf(one), one]));
  return legs.flatMap((leg): readonly NewNotice[] => {
    const played = teamsOf.get(nameOf(leg));
    const was = legBefore.get(nameOf(leg));
    if (!played || !was || leg.result === 'open') return [];
    const kind = leg.result === 'void' ? 'match-void' : 'match-ended';
    const change = `${was.fullTimeScore ?? was.result}>${leg.fullTimeScore ?? leg.result}`;
    return [
      {
        profileId: leg.profileId,
        event: `${kind}:${leg.feedMatchId}:${change}`,
        kind,
        at,
        reference: `${played.homeTeam} ${leg.fullTimeScore ?? 'v'} ${played.awayTeam}`,
        amount: null,
        isCorrection: was.result !== 'open',
      },
    ];
  });
};
