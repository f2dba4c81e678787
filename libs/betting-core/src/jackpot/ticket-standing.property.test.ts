import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFullTicket, anyResults } from '../testing/arbitraries.ts';
import { aJackpot } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import { linesOf } from '../testing/lines-of.ts';
import type { JackpotMatch } from './jackpot.ts';
import { scoreTicket } from './score-ticket.ts';
import { ticketStanding } from './ticket-standing.ts';

const MATCHES = 5;
const jackpot = frozen(aJackpot(MATCHES));
const withResults = (results: readonly JackpotMatch['result'][]): readonly JackpotMatch[] =>
  frozen(jackpot.matches.map((match, at) => ({ ...match, result: results[at] ?? null })));
const most = (counts: readonly number[]): number => Math.max(...counts);

test('a ticket stands as its lines do, each looked at by itself (D65)', () => {
  fc.assert(
    fc.property(anyFullTicket(jackpot), anyResults(MATCHES, 'missing'), (ticket, results) => {
      const lines = linesOf(ticket);
      const rightOf = (whenOpen: boolean) =>
        lines.map(
          (line) =>
            line.filter((pick, at) => {
              const result = results[at] ?? null;
              return result === null ? whenOpen : result === 'void' || result === pick;
            }).length,
        );
      const hoped = rightOf(true);
      expect(ticketStanding(frozen(ticket), withResults(results))).toEqual({
        lines: lines.length,
        linesAlive: hoped.filter((right) => right === MATCHES).length,
        right: most(rightOf(false)),
        known: results.filter((result) => result !== null).length,
        bestPossible: most(hoped),
        reachable: [0, 1, 2].map((wrong) => hoped.filter((right) => right >= MATCHES - wrong).length),
      });
    }),
  );
});

test('once all results are known it is what the ticket scored', () => {
  fc.assert(
    fc.property(anyFullTicket(jackpot), anyResults(MATCHES), (ticket, results) => {
      const score = scoreTicket(ticket, withResults(results)) ?? [];
      const [all = 0, oneWrong = 0, twoWrong = 0] = score.toReversed();
      const best = score.findLastIndex((lines) => lines > 0);
      expect(ticketStanding(ticket, withResults(results))).toMatchObject({
        linesAlive: all,
        right: best,
        known: MATCHES,
        bestPossible: best,
        reachable: [all, all + oneWrong, all + oneWrong + twoWrong],
      });
    }),
  );
});
