import { cents, ticketPrize, tiersOf, type JackpotMatch, type TicketPrize } from '@kipenga/betting-core';
import { lineCounter, readResults, type SealedJackpot, type VerdictKept } from '../../jackpots/index.ts';
import type { TicketToSettle } from './tickets.store.ts';

/** The outcome of a ticket in money; for a void one `net` is the whole stake. */
export interface TicketOutcome extends TicketPrize {
  readonly status: Exclude<TicketToSettle['status'], 'cashed-out'>;
}

type Terms = Pick<TicketToSettle, 'betString' | 'stake' | 'stakeAfterTax' | 'taxRecord'>;

const NOTHING: TicketPrize = { gross: cents(0), tax: cents(0), net: cents(0) };

const voided = ({ stake }: Terms): TicketOutcome => ({ ...NOTHING, status: 'void', net: stake });
const reopened: TicketOutcome = { ...NOTHING, status: 'open' };
const lost: TicketOutcome = { ...NOTHING, status: 'lost' };

/** Judges tickets by a verdict (D80, D81): a pure function of it and of the terms they were taken under. */
export const judgeBy = (
  {
    verdict,
    results,
    tierLines,
    perLine,
  }: Pick<VerdictKept, 'verdict' | 'results' | 'tierLines' | 'perLine'>,
  { fund }: Pick<SealedJackpot, 'fund'>,
  matches: readonly JackpotMatch[],
): ((ticket: Terms) => TicketOutcome) => {
  if (verdict === 'running') return () => reopened;
  if (verdict === 'cancelled') return voided;
  const ended = readResults(results);
  const count = lineCounter(matches.map((match, at) => ({ ...match, result: ended[at] ?? null })));
  const tiers = tiersOf(fund, matches.length).map((tier, at) => ({
    ...tier,
    lines: tierLines[at] ?? 0,
    perLine: perLine[at] ?? NOTHING.gross,
  }));
  return ({ betString, stakeAfterTax, taxRecord }) => {
    const prize = ticketPrize(count(betString), tiers, stakeAfterTax, taxRecord);
    return prize.gross > 0 ? { ...prize, status: 'won' } : lost;
  };
};
