import { addDays, cents, dayBounds, instantFromMs, kes, nairobiDayOf, toMs } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { beforeAll, expect, test } from 'vitest';
import { testServices } from '../../test/test-services.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { sandboxTaxes, type TaxGateway } from '../gateways/index.ts';
import { balanceOf, booksWork, dayReport, GATEWAY, HOUSE, HOUSE_BOOKS, post } from '../ledger/index.ts';
import { openOutbox } from '../outbox/index.ts';
import { bettingTimeOf, systemRandom, type RealClock } from '../ports/index.ts';
import { runAct, type AskedAct } from './run-act.ts';
import { bookedOf } from './statement.store.ts';
import { showTaxes, taxWork } from './tax-payments.ts';

const it = await ownDatabase();
const TODAY = nairobiDayOf(instantFromMs(Date.now()));
let nowMs = toMs(dayBounds(addDays(TODAY, 1)).from) + 12 * 3_600_000;
const realClock: RealClock = { tells: 'real time', now: () => instantFromMs(nowMs), nowMs: () => nowMs };

/** The gateway of the house: the sandbox's, or one that a test puts in its place. */
let gateway: TaxGateway;
const told: string[] = [];
const sandbox = (): TaxGateway => sandboxTaxes({ db: it.db, random: systemRandom });
const taxes: TaxGateway = {
  pay: (order) => {
    told.push(order.paymentId);
    return gateway.pay(order);
  },
  ask: (paymentId) => gateway.ask(paymentId),
};
const services = () => testServices(it.db, { realClock, bettingClock: bettingTimeOf(realClock), taxes });
const desk = () => ({ ...services(), changed: () => undefined, exposure: { exposureOf: async () => null } });
type TaxAct = 'pay-tax' | 'ask-tax' | 'end-tax';
const asked = <N extends TaxAct>(act: N, args: ActArgs[N]) =>
  ({ act, args, why: 'a test', by: { name: 'Njeri', role: 'cashier' }, key: null }) as const;
const shown = <N extends TaxAct>(act: N, args: ActArgs[N]) =>
  runAct(desk(), { ...asked(act, args), dryRun: true, version: null });
const done = <N extends TaxAct>(act: N, args: ActArgs[N], as: Pick<AskedAct, 'version' | 'second'>) =>
  runAct(desk(), { ...asked(act, args), dryRun: false, ...as });
const seen = async <N extends TaxAct>(act: N, args: ActArgs[N]) => {
  const { version } = await shown(act, args);
  return done(act, args, { version });
};
const pay = (number: string) => seen('pay-tax', { kind: 'stakes', day: TODAY, number });
const work = (paymentId: string) => taxWork(services()).run({ paymentId });
const held = async () => ({
  owed: await balanceOf(it.db, HOUSE.stakeTax),
  onItsWay: await balanceOf(it.db, HOUSE.taxOnItsWay),
});

beforeAll(async () => {
  const comes = (from: typeof HOUSE.fees, to: typeof HOUSE.fees, amount: number) =>
    post(it.db, {
      reference: `comes:${to}:${amount}`,
      kind: 'stake',
      profileId: HOUSE_BOOKS,
      at: realClock.now(),
      postings: [{ from, to, amount: cents(amount) }],
    });
  await comes(GATEWAY.mobileMoney, HOUSE.stakeTax, 1_234_56);
  await comes(GATEWAY.mobileMoney, HOUSE.winningsTax, 20_000_00);
  const books = booksWork({ db: it.db, realClock, onChecked: () => undefined });
  const onFailure = (_: string, error: unknown): never => {
    throw error;
  };
  const outbox = openOutbox({ db: it.db, realClock, work: [books], onFailure });
  await outbox.promiseDaily();
  await outbox.runDue();
});

test('a payment that nobody heard the end of is told once, asked about, and books what became of it once', async () => {
  const tomorrow = { kind: 'stakes', day: addDays(TODAY, 1), number: 'PRN0000000' } as const;
  expect(await seen('pay-tax', tomorrow)).toMatchObject({
    state: 'refused',
    description: expect.stringMatching(/not checked yet/),
  });
  const asked = await pay('PRN0000001');
  expect(asked).toMatchObject({ state: 'done', preview: { moves: kes(1_234) }, line: { act: 'pay-tax' } });
  expect(await held()).toEqual({ owed: 56, onItsWay: kes(1_234) });
  const id = 'TAX-PRN0000001';
  // The payment is made, but the process dies before it gets the answer.
  gateway = {
    ...sandbox(),
    pay: async (order) => {
      await sandbox().pay(order);
      throw new Error('killed');
    },
  };
  await expect(work(id)).rejects.toThrow('killed');
  expect(await pay('PRN0000002')).toMatchObject({
    state: 'refused',
    description: expect.stringMatching(/has not ended/),
  });
  expect(await seen('end-tax', { paymentId: id, ended: 'not-paid' })).toMatchObject({ state: 'refused' });
  // The next process knows only that it may have been sent, and for a while the gateway cannot tell.
  gateway = { ...sandbox(), ask: async () => ({ kind: 'unknown', why: 'no answer' }) };
  await expect(work(id)).rejects.toThrow('no answer');
  expect((await showTaxes(services())).rows[0]).toMatchObject({ state: 'unknown', said: 'no answer' });
  gateway = sandbox();
  await Promise.all([work(id), work(id)]);
  await work(id);
  expect(told).toEqual([id]);
  expect(await held()).toEqual({ owed: 56, onItsWay: 0 });
  const [row] = (await showTaxes(services())).rows;
  expect(row).toMatchObject({ state: 'paid', receipt: expect.stringMatching(/^S/) });
  expect(await bookedOf(it.db, [row!.receipt!], null)).toMatchObject([{ side: 'out', amount: kes(1_234) }]);
  // Nothing more is owed of that day, and its income stays as it was.
  expect(await pay('PRN0000003')).toMatchObject({
    state: 'refused',
    description: expect.stringMatching(/Nothing of the tax/),
  });
  expect((await dayReport(it.db, TODAY))?.taxes).toMatchObject({ stakes: 1_234_56 });
});

test('what is refused is owed again, and paid anew under another number; much of it, and its end by hand, needs two', async () => {
  const winnings = (number: string) => ({ kind: 'winnings', day: TODAY, number }) as const;
  const second = { name: 'Otieno', why: '', approvalId: null };
  const approved = async (number: string) => {
    const { preview, version } = await shown('pay-tax', winnings(number));
    expect(preview).toMatchObject({ moves: kes(20_000), needsSecond: true });
    expect(await done('pay-tax', winnings(number), { version, second })).toMatchObject({ state: 'done' });
  };
  expect(await seen('pay-tax', winnings('PRN0000001'))).toMatchObject({
    state: 'refused',
    description: expect.stringMatching(/number was paid/),
  });
  await approved('PRN0000010');
  gateway = { ...sandbox(), pay: async () => ({ kind: 'refused', why: 'the number is not known' }) };
  await work('TAX-PRN0000010');
  expect(await balanceOf(it.db, HOUSE.winningsTax)).toBe(kes(20_000));
  // The next one never arrives, and nobody says so: a person looks into the portal, half an hour later.
  await approved('PRN0000011');
  gateway = { ...sandbox(), pay: async () => Promise.reject(new Error('no way there')) };
  await expect(work('TAX-PRN0000011')).rejects.toThrow('no way there');
  nowMs += 31 * 60_000;
  const end = { paymentId: 'TAX-PRN0000011', ended: 'not-paid' } as const;
  expect(await seen('end-tax', end)).toMatchObject({ state: 'waits' }); // much needs two
  const other = (await showTaxes(services())).rows.find(({ state }) => state === 'paid')!.receipt!;
  expect(await seen('end-tax', { ...end, ended: 'paid', receipt: other })).toMatchObject({
    description: expect.stringContaining(`${other} is the receipt of other money`),
  });
  gateway = sandbox();
  await expect(work('TAX-PRN0000011')).rejects.toThrow('no such payment is known');
  // A payment from before there was a gateway was never sent: it can be ended at once.
  await it.db.query('UPDATE tax_payment SET sent_at = NULL WHERE payment_id = $1', [end.paymentId]);
  expect(await shown('end-tax', end)).toMatchObject({ state: 'preview' });
  expect(await balanceOf(it.db, HOUSE.taxOnItsWay)).toBe(kes(20_000));
});
