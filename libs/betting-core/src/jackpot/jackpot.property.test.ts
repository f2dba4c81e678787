import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { aJackpot, aJackpotMatch } from '../testing/builders.ts';
import { frozen } from '../testing/frozen.ts';
import { linesOf } from '../testing/lines-of.ts';
import { autopick } from './autopick.ts';
import { combinations, doublesOf, ticketStake } from './combinations.ts';
import { JACKPOT_RESULTS } from './jackpot.ts';
import { emptyTicket, parsePickKey, printPickKey, type JackpotTicket } from './jackpot-ticket.ts';
import { scoreTicket, sharePrize } from './score-ticket.ts';
import { togglePick } from './toggle-pick.ts';

const jackpot = frozen(aJackpot(6, { maxDoubles: 3 }));
const anyTap = () =>
  fc.record({ match: fc.constantFrom(...jackpot.matches), result: fc.constantFrom(...JACKPOT_RESULTS) });
const anyTicket = (): fc.Arbitrary<JackpotTicket> =>
  fc.array(anyTap(), { maxLength: 30 }).map((taps) =>
    taps.reduce((ticket, { match, result }) => {
      const picked = togglePick(frozen(ticket), jackpot, match.id, result);
      return picked.ok ? picked.value : ticket;
    }, emptyTicket),
  );

describe('every ticket (R4-04, R4-05, I20, I35)', () => {
  test('has one or two different picks of a match, once, by position, and no double too many', () => {
    fc.assert(
      fc.property(anyTicket(), (ticket) => {
        const positions = ticket.picks.map(({ position }) => position);
        expect(positions).toEqual([...new Set(positions)].toSorted((left, right) => left - right));
        expect(doublesOf(ticket)).toBeLessThanOrEqual(jackpot.maxDoubles);
        for (const { pick } of ticket.picks) {
          expect([1, 2]).toContain(pick.length);
          expect(parsePickKey(printPickKey(pick))).toEqual(pick);
        }
      }),
    );
  });
  test('plays as many lines as can be written out (R9-06)', () => {
    fc.assert(
      fc.property(anyTicket(), fc.integer({ min: 1, max: 100_00 }), (ticket, price) => {
        expect(combinations(ticket)).toBe(linesOf(ticket).length);
        expect(ticketStake(ticket, cents(price))).toBe(price * linesOf(ticket).length);
      }),
    );
  });
  test('is left as it was by what is refused, and by a pick taken back', () => {
    fc.assert(
      fc.property(anyTicket(), anyTap(), (ticket, { match, result }) => {
        const before = JSON.stringify(ticket);
        const held = ticket.picks.find(({ matchId }) => matchId === match.id)?.pick ?? [];
        const picked = togglePick(frozen(ticket), jackpot, match.id, result);
        const isHeld = held.some((one) => one === result);
        const isFull = held.length === 1 && doublesOf(ticket) === jackpot.maxDoubles;
        const whyNot = isHeld ? null : held.length === 2 ? 'triple' : isFull ? 'too-many-doubles' : null;
        expect(picked.ok ? null : picked.reason.kind).toBe(whyNot);
        const back = picked.ok ? togglePick(picked.value, jackpot, match.id, result) : picked;
        expect(back.ok ? back.value.picks : ticket.picks).toEqual(ticket.picks);
        expect(JSON.stringify(ticket)).toBe(before);
      }),
    );
  });
  test('made by autopick has exactly one legal pick of every match (R4-07)', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 2 })), (throws) => {
        const ticket = autopick(jackpot, () => throws.next().value);
        expect(ticket.picks.map(({ matchId }) => matchId)).toEqual(jackpot.matches.map(({ id }) => id));
        expect(combinations(ticket)).toBe(1);
      }),
    );
  });
});

describe('every settlement of a jackpot (I21, D65)', () => {
  test('counts the lines as if each were checked by itself', () => {
    fc.assert(
      fc.property(
        anyTicket(),
        fc.array(fc.constantFrom(...JACKPOT_RESULTS, 'void' as const), { minLength: 6, maxLength: 6 }),
        (ticket, results) => {
          const matches = ticket.picks.map(({ position }) =>
            aJackpotMatch(position, { result: results[position - 1] ?? null }),
          );
          const counts = Array.from({ length: ticket.picks.length + 1 }, () => 0);
          for (const line of linesOf(ticket)) {
            const right = line.filter((result, at) => {
              const actual = results[(ticket.picks[at]?.position ?? 0) - 1];
              return actual === 'void' || actual === result;
            }).length;
            counts[right] = (counts[right] ?? 0) + 1;
          }
          expect(scoreTicket(frozen(ticket), frozen(matches))).toEqual(counts);
        },
      ),
    );
  });
  test('shares a pool to the last cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.integer({ min: 0, max: 5_000 }),
        (pool, lines) => {
          const { perLine, remainder } = sharePrize(cents(pool), lines);
          expect(perLine * lines + remainder).toBe(pool);
          expect(remainder).toBeGreaterThanOrEqual(0);
          expect(lines === 0 || remainder < lines).toBe(true);
        },
      ),
    );
  });
});
