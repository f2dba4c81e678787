import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stakeAfterTax } from '../bet/stake-tax.ts';
import { TAX_RECORDS, taxRecordOn } from '../bet/tax-record.ts';
import { cents, type Cents } from '../money/cents.ts';
import { anyFullTicket, anyResults } from '../testing/arbitraries.ts';
import { aJackpot } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { ticketStake } from './combinations.ts';
import type { JackpotMatch } from './jackpot.ts';
import { fundContribution, shareFund, ticketPrize, tierLines, type SharedFund } from './jackpot-fund.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { scoreTicket } from './score-ticket.ts';

const MATCHES = 4;
const jackpot = frozen(aJackpot(MATCHES));
const record = taxRecordOn(nairobiDay('2026-11-21'), TAX_RECORDS);
const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** A jackpot as it was played: what the house put in, the tickets, the results, and the results corrected. */
const anyRound = () =>
  fc.record({
    before: fc.integer({ min: 0, max: 20_000_000_00 }),
    tickets: fc.array(anyFullTicket(jackpot), { maxLength: 12 }),
    results: anyResults(MATCHES),
    corrected: anyResults(MATCHES),
  });
const withResults = (results: readonly JackpotMatch['result'][]): readonly JackpotMatch[] =>
  jackpot.matches.map((match, at) => ({ ...match, result: results[at] ?? null }));
const paidStake = (ticket: JackpotTicket): Cents =>
  stakeAfterTax(ticketStake(ticket, jackpot.betAmount), record);
const fundOf = (before: number, tickets: readonly JackpotTicket[]): Cents =>
  cents(before + sum(tickets.map((ticket) => fundContribution(paidStake(ticket)))));

const linesOfTicket = (ticket: JackpotTicket, results: readonly JackpotMatch['result'][]) =>
  tierLines(scoreTicket(ticket, withResults(results)) ?? []);
const settled = (
  fund: Cents,
  tickets: readonly JackpotTicket[],
  results: readonly JackpotMatch['result'][],
): SharedFund => {
  const each = tickets.map((ticket) => linesOfTicket(ticket, results));
  return shareFund(
    fund,
    MATCHES,
    [0, 1, 2].map((tier) => sum(each.map((lines) => lines[tier] ?? 0))),
  );
};

test('what went in is what the tickets are paid and what rolls over, to the cent; corrected too (D80, D89)', () => {
  fc.assert(
    fc.property(anyRound(), ({ before, tickets, results, corrected }) => {
      const fund = fundOf(before, tickets);
      for (const ends of [results, corrected]) {
        const { tiers, rollover } = settled(fund, tickets, ends);
        const prizes = tickets.map((ticket) =>
          ticketPrize(linesOfTicket(ticket, ends), tiers, paidStake(ticket), record),
        );
        expect(sum(prizes.map(({ gross }) => gross)) + rollover).toBe(fund);
        expect(rollover).toBeGreaterThanOrEqual(0);
        for (const { gross, tax, net } of prizes) {
          expect(tax + net).toBe(gross);
          expect(Math.min(tax, net)).toBeGreaterThanOrEqual(0);
        }
      }
    }),
  );
});

test('no tier pays more than its pool, and as much of it as divides evenly', () => {
  fc.assert(
    fc.property(anyRound(), ({ before, tickets, results }) => {
      for (const { pool, lines, perLine } of settled(fundOf(before, tickets), tickets, results).tiers) {
        const left = pool - (lines ?? 0) * (perLine ?? 0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(lines === 0 ? perLine === 0 : left < (lines ?? 0)).toBe(true);
      }
    }),
  );
});
