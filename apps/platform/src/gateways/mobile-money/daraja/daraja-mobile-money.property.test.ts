import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dyingAfter } from '../../../../test/dying-after.ts';
import { ownDatabase } from '../../../../test/with-database.ts';
import { checkBooks } from '../../../ledger/index.ts';
import type { WorldCallback } from './testing/daraja-world.ts';
import { anyEvent, liveThrough } from './testing/live-at-random.ts';
import { openMpesaHall, type MpesaHall } from './testing/mpesa-hall.ts';

const base = await ownDatabase();
let hall: MpesaHall;
beforeAll(async () => {
  hall = await openMpesaHall(base.db);
});
afterAll(async () => {
  await hall.close();
});

/** `PROPERTY_RUNS` asks for more; each run takes up to half a second. */
const RUNS = Math.min(Number(process.env['PROPERTY_RUNS'] ?? 8), 300);

/** Kills the process at every third statement; with `PROPERTY_RUNS`, at every one. */
const STATEMENTS_APART = process.env['PROPERTY_RUNS'] === undefined ? 3 : 1;

/** Money to the account number of a refused prompt, and of a paid one. */
const BESIDE_A_PROMPT: Parameters<typeof liveThrough>[1] = [
  { kind: 'deposit', shillings: 500 },
  { kind: 'refuse', which: 0 },
  { kind: 'callback', which: 0, isBare: false },
  { kind: 'by hand', account: 'prompt', which: 0, shillings: null, isSigned: true },
  { kind: 'deposit', shillings: 300 },
  { kind: 'pin', which: 0 },
  { kind: 'by hand', account: 'prompt', which: 1, shillings: 120, isSigned: false },
];

test('whatever gets lost, comes twice, late or forged, and whoever is killed or takes a break: each shilling is a customer’s, in suspense, held to go back, or was never taken, and somebody ends what is open (trust I9, D99)', async () => {
  const heard = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 5, maxLength: 40 }), heard, async (events, some) => {
      const { house, world } = await liveThrough(hall, events, some);
      expect(house).toEqual(world);
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[BESIDE_A_PROMPT, [true]]] },
  );
});

test('killed at statements of a deposit and a withdrawal, from the promise to the callback, the house asks and pays once', async () => {
  let cuts = 0;
  for (let wasCut = true; wasCut; cuts += STATEMENTS_APART) {
    const payer = await hall.aPayer();
    const { world } = hall;
    const mine = <T extends { readonly phone: string }>(all: readonly T[]): readonly T[] =>
      all.filter(({ phone }) => phone === payer.msisdn);
    await hall.paidIn(payer, 1_000);
    await hall.deposit(payer, 200);
    await hall.withdraw(payer, 100);
    hall.said.length = 0;
    await hall.restart(dyingAfter(base.db, cuts));
    const dies = (step: Promise<unknown>): Promise<boolean> =>
      step.then(
        () => false,
        () => true,
      );
    wasCut = await dies(hall.work());
    const owed = [
      ...mine(world.prompts)
        .filter(({ state }) => state === 'open')
        .map((prompt) => world.enterPin(prompt)),
      ...mine(world.payouts).map((payout) => world.pay(payout)),
    ];
    const unheard: WorldCallback[] = [];
    for (const callback of owed) if ((await hall.post(callback)).statusCode !== 200) unheard.push(callback);
    wasCut = (await dies(hall.work())) || unheard.length > 0 || wasCut;
    await hall.restart();
    // Callbacks that were answered are not repeated; the others are.
    for (const callback of unheard) await hall.hear(callback);
    await hall.work();
    for (const prompt of mine(world.prompts))
      if (prompt.state === 'open') await hall.hear(world.enterPin(prompt));
    for (const payout of mine(world.payouts)) if (payout.state === 'waiting') world.pay(payout);
    await hall.liveOn(4, 3_700);
    const { cash, withdrawalHold } = await hall.holds(payer);
    const [sentOut, cameIn] = [mine(world.payouts).length, mine(world.prompts).length];
    expect([cuts, sentOut <= 1, cameIn <= 2]).toEqual([cuts, true, true]);
    // A request that was lost because its process was killed first stays unknown: it is not sent again.
    const isPaidOut = sentOut === 1;
    const isPaidIn = cameIn === 2;
    expect([cuts, cash, withdrawalHold]).toEqual([cuts, isPaidIn ? 110_000 : 90_000, isPaidOut ? 0 : 10_000]);
  }
  expect(cuts).toBeGreaterThan(20);
  expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
});
