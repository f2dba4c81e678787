import { setTimeout as pause } from 'node:timers/promises';
import { kes, type Jackpot } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { connect } from '../../src/database/index.ts';
import { placeTicket, sealIfDue } from '../../src/jackpots/index.ts';
import { balances } from '../../src/ledger/index.ts';
import type { HallCustomer } from '../betting-hall.ts';
import { putManyTickets } from '../jackpots/many-tickets.ts';
import { openTicketHall } from '../ticket-hall.ts';
import { withDatabase } from '../with-database.ts';

const TICKETS = Number(process.env['TRIAL_TICKETS'] ?? 120_000);
const PRESSING = 50;
const CALLS_AT_REST = 200;
/** Pauses between two calls: of others, and of a customer who presses again. */
const [LOOK_MS, PRESS_MS] = [20, 1_000];
const LONGEST_MS = 20 * 60_000;

const partOf = (took: readonly number[], part: number): number =>
  took.toSorted((one, other) => one - other)[Math.floor((took.length - 1) * part)] ?? 0;
const words = (took: readonly number[]): string =>
  [0.5, 0.95, 1].map((part) => partOf(took, part).toFixed(0)).join(', ') + ' ms';

const timed = async (took: number[], work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now();
  await work();
  took.push(performance.now() - begun);
};

test(
  `while ${TICKETS} tickets are sealed, ${PRESSING} customers who press are answered, and others’ calls take at most twice their rest (D82)`,
  async () => {
    const base = await withDatabase();
    const hall = await openTicketHall(base.db);
    const [calm, closing] = [await hall.aJackpot(), await hall.aJackpot()];
    const other = await hall.aCustomer(7);
    const pressing: HallCustomer[] = [];
    while (pressing.length < PRESSING) pressing.push(await hall.aCustomer(500_000));
    const { id, type, betAmount, matches } = closing;
    const feedMatchIds = matches.map(({ feedMatchId }) => feedMatchId);
    const matchNumbers = matches.map((match) => Number(match.id));
    await putManyTickets(base.owner, hall, { id, type, betAmount, feedMatchIds, matchNumbers }, TICKETS);
    await base.owner.query('ANALYZE');
    // One process of the house, with as many connections as it has.
    const house = connect(base.url);
    const services = { ...hall.services, db: house };
    let keys = 0;

    /** Calls of others and of those who press on a jackpot, until `work` has ended. */
    const callsDuring = async (jackpot: Jackpot, work: (others: readonly number[]) => Promise<void>) => {
      const [others, presses]: [number[], number[]] = [[], []];
      const over = new AbortController();
      const until = async (restMs: number, call: () => Promise<void>): Promise<void> => {
        for (; !over.signal.aborted; await pause(restMs)) await call();
      };
      const callers = [
        until(LOOK_MS, () =>
          timed(others, async () => {
            expect((await balances(house, other.profileId)).cash).toBe(kes(7));
          }),
        ),
        ...pressing.map((customer) =>
          until(PRESS_MS, () =>
            timed(presses, () => {
              const asked = hall.ticket(customer, jackpot);
              return placeTicket(services, { customer, key: `press ${(keys += 1)}`, asked });
            }),
          ),
        ),
      ];
      await work(others);
      over.abort();
      await Promise.all(callers);
      return { others, presses };
    };

    const rest = await callsDuring(calm, async (others) => {
      await expect.poll(() => others.length, { timeout: LONGEST_MS / 4 }).toBeGreaterThan(CALLS_AT_REST);
    });
    let sealing = 0;
    const meanwhile = await callsDuring(closing, async () => {
      const begun = performance.now();
      for await (const _ of sealIfDue(house, id, closing.fund!.closesAt));
      sealing = performance.now() - begun;
    });
    console.log(
      `${TICKETS} tickets sealed in ${(sealing / 1000).toFixed(1)} s; median, p95 and longest of others' calls ${words(rest.others)} at rest, ${words(meanwhile.others)} meanwhile; of who pressed ${words(rest.presses)} at rest, ${words(meanwhile.presses)} meanwhile (${meanwhile.presses.length} presses)`,
    );
    await house.close();
    const sealed = await hall.read(id);
    expect(sealed.fund?.tickets).toBeGreaterThanOrEqual(TICKETS);
    expect(partOf(meanwhile.others, 0.95)).toBeLessThan(2 * partOf(rest.others, 0.95));
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
    await base.dispose();
  },
  LONGEST_MS,
);
