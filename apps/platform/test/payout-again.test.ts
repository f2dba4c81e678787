import { addDays, dayBounds, kes, nairobiDay } from '@kipenga/betting-core';
import type { ActAnswer, ActArgs } from '@kipenga/contracts/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideOn } from '../src/desk/approvals.ts';
import type { Desk } from '../src/desk/desk.ts';
import { lastLine } from '../src/desk/journal.store.ts';
import { makeOperator } from '../src/desk/log-in.ts';
import { markReceiptsOut } from '../src/desk/mark-receipts-out.ts';
import { openMoneyOfDay } from '../src/desk/money-of-day.ts';
import { openPayouts } from '../src/desk/money.store.ts';
import { sumCustomerDay } from '../src/desk/people.store.ts';
import { runAct } from '../src/desk/run-act.ts';
import { holdTax, promiseTax, taxWork } from '../src/desk/tax-payments.ts';
import {
  insertTaxPayment,
  TAX_ACCOUNTS,
  taxPaymentOf,
  type TaxPayment,
} from '../src/desk/tax-payments.store.ts';
import { newsMark } from '../src/desk/today.store.ts';
import { bookedOf, keepOurs, keepTheirs, lockApart } from '../src/desk/statement.store.ts';
import type { TaxAnswer } from '../src/gateways/index.ts';
import { reportEnd } from '../src/gateways/mobile-money/daraja/end-order.ts';
import { payoutOf } from '../src/gateways/mobile-money/daraja/mpesa.store.ts';
import type { WorldPayout } from '../src/gateways/mobile-money/daraja/testing/daraja-world.ts';
import {
  openMpesaHall,
  type MpesaHall,
  type Payer,
} from '../src/gateways/mobile-money/daraja/testing/mpesa-hall.ts';
import {
  balanceOf,
  checkBooks,
  GATEWAY,
  HOUSE,
  HOUSE_BOOKS,
  post,
  withdrawalHoldOf,
} from '../src/ledger/index.ts';
import { NoTryHelps } from '../src/outbox/index.ts';
import { paymentReports } from '../src/payments/index.ts';
import { dyingAfter } from './dying-after.ts';
import { untilWaiting, waitingForLocks } from './waiting-for-locks.ts';
import { ownDatabase } from './with-database.ts';

const BY_HAND = 'https://pay.kipenga.example/gateway/mobile-money/a-secret-of-the-callbacks/c2b/confirmation';

const base = await ownDatabase();
let hall: MpesaHall;
let payer: Payer;
beforeAll(async () => {
  hall = await openMpesaHall(base.db);
  for (const role of ['cashier', 'admin'] as const)
    await makeOperator(hall.services(), { name: role, role, password: 'a long password' });
});
beforeEach(async () => {
  payer = await hall.aPayer();
  hall.world.heal();
  hall.world.statusCallbacks.length = 0;
  hall.said.length = 0;
  await base.db.query('DELETE FROM job');
});
afterAll(() => hall.close());

type Named = ActArgs['send-payout-again'];
const desk = (): Desk => ({
  ...hall.services(),
  changed: () => undefined,
  exposure: { exposureOf: () => null } as never,
});
let key = 0;
const act = async (
  name:
    | 'send-payout-again'
    | 'move-receipt'
    | 'move-receipt-to-tax'
    | 'ask-payout'
    | 'end-payout'
    | 'explain-line'
    | 'end-tax',
  args:
    | Named
    | ActArgs['end-payout']
    | ActArgs['explain-line']
    | ActArgs['end-tax']
    | ActArgs['move-receipt-to-tax'],
) => {
  const asked = { act: name, args, why: 'a test', by: { name: 'cashier', role: 'cashier' } } as const;
  const shown = await runAct(desk(), { ...asked, dryRun: true, version: null, key: null } as never);
  const done = { ...asked, dryRun: false, version: shown.version, key: String((key += 1)) };
  return shown.state === 'refused' ? shown : runAct(desk(), done as never);
};
const approve = ({ approvalId, version }: ActAnswer) =>
  decideOn(
    desk(),
    approvalId!,
    { decision: 'approve', why: '', dryRun: false, version },
    { name: 'admin', role: 'admin', endsAt: hall.now() },
  );
const again = async (args: Named): Promise<ActAnswer> => {
  const waits = await act('send-payout-again', args);
  return waits.state === 'waits' ? approve(waits) : waits;
};
const payoutsOf = ({ msisdn }: Payer): readonly WorldPayout[] =>
  hall.world.payouts.filter(({ phone }) => phone === msisdn);
const sentTo = ({ msisdn }: Payer) =>
  hall.world.requests.filter(({ path, fields }) => path === 'pay' && fields['PartyB'] === msisdn).length;
const heardAll = async (): Promise<void> => {
  for (const callback of hall.world.statusCallbacks.splice(0)) await hall.hear(callback);
};
const openOf = async ({ profileId }: Payer, as: object = { type: 'withdrawal' }): Promise<Named> => {
  const rows = await openPayouts(base.db, null, 1_000);
  const mine = rows.find((row) => row.profileId === profileId);
  expect(mine).toMatchObject(as);
  return { profileId, paymentId: mine!.paymentId };
};
/** A withdrawal of 300 that M-Pesa never received, with an outcome unknown to the house. */
const lost = async (): Promise<Named> => {
  await hall.paidIn(payer, 1_000);
  await hall.withdraw(payer, 300);
  hall.world.fail('pay', '503 undone');
  await hall.work();
  return openOf(payer);
};
const asked = async (args: Named): Promise<void> => {
  hall.pass(31 * 60);
  expect(await act('ask-payout', args)).toMatchObject({ state: 'done' });
  await hall.work();
  await heardAll();
};

describe('a payout whose end nobody knows', () => {
  test('is sent again by two persons once M-Pesa, asked late enough, knows of none; and is paid once', async () => {
    const args = await lost();
    const refused = { state: 'refused', description: expect.stringContaining('Ask first') };
    expect(await again(args)).toMatchObject(refused);
    // Within half an hour it may still be queued.
    await act('ask-payout', args);
    await hall.work();
    await heardAll();
    expect(await again(args)).toMatchObject(refused);
    hall.pass(31 * 60);
    await act('ask-payout', args);
    await hall.work();
    expect(await again(args)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('has not answered'),
    });
    const [answer] = hall.world.statusCallbacks;
    await heardAll();
    expect(
      (await openPayouts(base.db, null, 1_000)).find(({ paymentId }) => paymentId === args.paymentId)?.asked,
    ).toEqual({
      at: expect.any(String),
      answer: '2032',
    });
    const waits = await act('send-payout-again', args);
    expect(waits).toMatchObject({
      state: 'waits',
      preview: { moves: kes(300), needsSecond: true, paid: 0, takenBack: 0 },
    });
    expect(await approve(waits)).toMatchObject({
      state: 'done',
      line: { second: 'admin', act: 'send-payout-again' },
    });
    await hall.work();
    const [payout, none] = payoutsOf(payer);
    expect(none).toBeUndefined();
    // The earlier answer, repeated, allows no third sending.
    await hall.hear(answer!);
    expect(await again(args)).toMatchObject(refused);
    const result = hall.world.pay(payout!);
    await hall.hear(result);
    await hall.hear(result);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
    expect(await again(args)).toMatchObject({ state: 'refused', description: 'No such payout is open' });
    expect(sentTo(payer)).toBe(2);
  });

  test('that is refused is not sent again, also before the refusal was told to the books: its money goes back', async () => {
    await hall.paidIn(payer, 1_000);
    await hall.withdraw(payer, 300);
    await hall.work();
    const args = await openOf(payer);
    const refusal = hall.world.refusePayout(payoutsOf(payer)[0]!);
    // The process dies between the order and the payment it ends.
    await base.db.query(`UPDATE mpesa_order SET state = 'failed' WHERE profile_id = $1 AND kind = 'payout'`, [
      payer.profileId,
    ]);
    expect(await again(args)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('Mobile money has refused it'),
    });
    await hall.hear(refusal);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
    expect(sentTo(payer)).toBe(1);
  });

  test('of two who ask for it, one does; of two who approve it at once, one sends it', async () => {
    const args = await lost();
    await asked(args);
    const waits = await act('send-payout-again', args);
    expect(await act('send-payout-again', args)).toMatchObject({ state: 'refused' });
    const ends = await Promise.all([approve(waits), approve(waits)]);
    expect(ends.filter(({ state }) => state === 'done')).toHaveLength(1);
    await hall.work();
    expect(sentTo(payer)).toBe(2);
    expect(payoutsOf(payer)).toHaveLength(1);
  });

  test('that was on its way after all is refused there by its name, and paid once; a refusal of one sending ends nothing', async () => {
    const args = await lost();
    await asked(args);
    expect(await again(args)).toMatchObject({ state: 'done' });
    hall.world.fail('pay', '400');
    await hall.work();
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
    await asked(args);
    expect(await again(args)).toMatchObject({ state: 'done' });
    await hall.work();
    const [payout] = payoutsOf(payer);
    const refusal = hall.world.refusePayout(payout!);
    await hall.hear(refusal);
    await hall.liveOn(3);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
    await hall.hear(hall.world.pay(payout!));
    await hall.hear(refusal);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
    expect(await hall.statuses(payer)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  test('survives a kill after it was approved, and one as it leaves: then it is asked about, not sent by itself', async () => {
    const args = await lost();
    await asked(args);
    expect(await again(args)).toMatchObject({ state: 'done' });
    await hall.restart();
    hall.world.fail('pay', 'lost');
    await hall.work();
    await hall.restart();
    expect(await act('end-payout', { ...args, ended: 'given-back' })).toMatchObject({ state: 'refused' }); // it has just been sent
    hall.world.pay(payoutsOf(payer)[0]!);
    await hall.liveOn(3);
    expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
    expect(sentTo(payer)).toBe(2);
  });

  test('is not sent again while the statement has one of its sum that the books have not, nor by an answer that was forged', async () => {
    const args = await lost();
    await base.db.query(`DELETE FROM job WHERE kind = 'mpesa-ask'`); // the house's own questions
    hall.pass(31 * 60);
    await act('ask-payout', args);
    await hall.work();
    const [answer] = hall.world.statusCallbacks.splice(0);
    const forged = JSON.parse(JSON.stringify(answer)) as {
      url: string;
      body: { Result: { ConversationID: string } };
    };
    forged.body.Result.ConversationID = 'AG_forged';
    await hall.hear(forged);
    expect(await again(args)).toMatchObject({ description: expect.stringContaining('has not answered') });
    // The question itself is refused: that says nothing about the payout.
    const ofQuestion = JSON.parse(JSON.stringify(answer)) as {
      url: string;
      body: { Result: { ResultCode: number } };
    };
    ofQuestion.body.Result.ResultCode = 2001;
    await hall.hear(ofQuestion);
    expect(await again(args)).toMatchObject({ description: expect.stringContaining('has not answered') });
    await hall.hear(answer!);
    const line = { receipt: 'SKOUT270', side: 'out' as const, at: hall.now(), details: '', why: null };
    await keepTheirs(base.db, [{ ...line, amount: kes(270) }]);
    expect(await again(args)).toMatchObject({ description: expect.stringContaining('SKOUT270') });
    await base.db.query(`UPDATE statement_line SET why = 'another house' WHERE receipt = 'SKOUT270'`);
    expect(await again(args)).toMatchObject({ state: 'done' });
  });
});

/** Makes a payout old enough for a person to end it. */
const anHourPasses = async ({ profileId }: Payer): Promise<void> => {
  for (const [table, at] of [
    ['payment', 'written_at'],
    ['money_back', 'written_at'],
    ['mpesa_order', 'sent_at'],
  ])
    await base.owner.query(`UPDATE ${table} SET ${at} = now() - interval '1 hour' WHERE profile_id = $1`, [
      profileId,
    ]);
};
/** A withdrawal that M-Pesa has received, and has not reported for an hour. */
const old = async (amount = 300): Promise<{ readonly args: Named; readonly payout: WorldPayout }> => {
  await hall.paidIn(payer, amount + 700);
  await hall.withdraw(payer, amount);
  await hall.work();
  await anHourPasses(payer);
  return { args: await openOf(payer), payout: payoutsOf(payer)[0]! };
};
const said = (): readonly string[] => hall.said.map(({ words }) => words);
test.each([
  ['approve', 'refuse'],
  ['refuse', 'approve'],
] as const)(
  'of two who decide on an act at once, one by %s and one by %s, the first counts, the other hears so, and the journal says who asked and who decided',
  async (first, other) => {
    const { args } = await old(12_000);
    const { approvalId, version } = await act('end-payout', { ...args, ended: 'given-back' });
    const before = await lastLine(base.db);
    const decide = (decision: typeof first) =>
      decideOn(
        desk(),
        approvalId!,
        { decision, why: 'looked', dryRun: false, version },
        { name: `who would ${decision}`, role: 'admin', endsAt: hall.now() },
      );
    const decided = await base.db.transaction(async (sql) => {
      await sql.query('SELECT FROM approval WHERE approval_id = $1 FOR UPDATE', [approvalId]);
      const answers = [decide(first)];
      await untilWaiting(base.owner);
      answers.push(decide(other));
      await untilWaiting(base.owner, 2);
      return answers;
    });
    expect(await Promise.all(decided)).toMatchObject([
      { state: 'done' },
      { state: 'refused', description: 'It waits no more: somebody has decided on it' },
    ]);
    expect(await hall.holds(payer)).toMatchObject(
      first === 'approve'
        ? { cash: kes(12_700), withdrawalHold: 0 }
        : { cash: kes(700), withdrawalHold: kes(12_000) },
    );
    expect(await lastLine(base.db)).toMatchObject({
      number: (before?.number ?? 0) + 1,
      ...(first === 'approve'
        ? { act: 'end-payout', operator: 'cashier', second: 'who would approve' }
        : {
            act: 'refuse-act',
            operator: 'who would refuse',
            why: 'looked',
            args: { asked_for: 'end-payout', asked_by: 'cashier', payment_id: args.paymentId },
          }),
    });
  },
);

test('a payout that was given back by hand and is reported paid after all is told to an operator', async () => {
  const { args, payout } = await old();
  expect(await act('end-payout', { ...args, ended: 'given-back' })).toMatchObject({ state: 'done' });
  expect(hall.said).toEqual([]);
  await hall.hear(hall.world.pay(payout));
  expect(said()).toContainEqual(expect.stringContaining('reported paid that has ended otherwise'));
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
});

test('a payout that was ended as paid by hand and is reported failed after all is told to an operator', async () => {
  const { args, payout } = await old();
  const paid = { ...args, ended: 'paid' as const, receipt: 'SKPAID300' };
  expect(await act('end-payout', paid)).toMatchObject({ state: 'done' });
  expect(hall.said).toEqual([]);
  await hall.hear(hall.world.refusePayout(payout));
  expect(said()).toContainEqual(expect.stringContaining('reported failed that has ended otherwise'));
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
});

test('a payout is not ended by the receipt of other money: another customer’s, or the customer’s own', async () => {
  await hall.paidIn(payer, 400);
  const [{ receipt: others } = { receipt: '' }] = await base.db.query<{ receipt: string }>(
    'SELECT receipt FROM payment WHERE profile_id = $1',
    [payer.profileId],
  );
  payer = await hall.aPayer();
  const { args } = await old();
  const [{ receipt: own } = { receipt: '' }] = await base.db.query<{ receipt: string }>(
    'SELECT receipt FROM payment WHERE profile_id = $1 AND receipt IS NOT NULL',
    [payer.profileId],
  );
  for (const receipt of [others, own])
    expect(await act('end-payout', { ...args, ended: 'paid', receipt })).toMatchObject({
      state: 'refused',
      description: expect.stringContaining(`${receipt} is the receipt of other money`),
    });
  expect(await hall.holds(payer)).toMatchObject({ withdrawalHold: kes(300) });
});

test('a payout is not ended by a receipt that the statement has with another sum or as money that came, until that is explained, nor by one that M-Pesa told of for another payment', async () => {
  const { payout: other } = await old();
  const others = payer;
  payer = await hall.aPayer();
  const { args } = await old();
  const endBy = (receipt: string) => act('end-payout', { ...args, ended: 'paid', receipt });
  const line = { receipt: 'SKOUT290', side: 'out' as const, at: hall.now(), details: '', why: null };
  await keepTheirs(base.db, [{ ...line, amount: kes(290) }]);
  expect(await endBy('SKOUT290')).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('has KES 290.00 out by SKOUT290, and this is KES 270.00'),
  });
  await keepTheirs(base.db, [{ ...line, receipt: 'SKIN270', side: 'in', amount: kes(270) }]);
  expect(await endBy('SKIN270')).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('has KES 270.00 in by SKIN270'),
  });
  // The process dies between the receipt and the payment it ends.
  hall.world.pay(other);
  await base.db.query(
    `INSERT INTO mpesa_receipt (receipt, profile_id, payment_id, amount)
     SELECT $1, profile_id, payment_id, amount FROM mpesa_order WHERE profile_id = $2 AND kind = 'payout'`,
    [other.receipt, others.profileId],
  );
  expect(await endBy(other.receipt!)).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('for another payment'),
  });
  expect(await hall.holds(payer)).toMatchObject({ withdrawalHold: kes(300) });
  expect(await act('explain-line', { receipt: 'SKOUT290', side: 'out' })).toMatchObject({
    state: 'done',
    preview: {
      says: expect.stringContaining('the statement has KES 290.00 and the books nothing, KES 290.00 apart'),
    },
  });
  expect(await endBy('SKOUT290')).toMatchObject({
    state: 'done',
    preview: {
      says: 'The payout of KES 300.00 was paid with SKOUT290. The statement has KES 290.00 out by SKOUT290, and this is KES 270.00 out: KES 20.00 apart, explained by “a test”',
    },
  });
  expect(await hall.holds(payer)).toMatchObject({ withdrawalHold: 0 });
});

test('a payout whose receipt a person took for another is held in sight, fails no work, and ends by the receipt that is left', async () => {
  const { args: other, payout: others } = await old();
  const owner = payer;
  payer = await hall.aPayer();
  const { args, payout } = await old();
  const callback = hall.world.pay(others);
  expect(await act('end-payout', { ...args, ended: 'paid', receipt: others.receipt! })).toMatchObject({
    state: 'done',
  });
  await hall.hear(callback);
  await hall.hear(callback);
  expect(said()).not.toContain('a job failed');
  const shown = (await openPayouts(base.db, null, 1_000)).find(
    ({ profileId }) => profileId === owner.profileId,
  );
  expect(shown).toMatchObject({ waits: 'receipt held', receipt: others.receipt });
  expect(await act('end-payout', { ...other, ended: 'given-back' })).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('Mobile money says that it was paid'),
  });
  // Once the payout's own receipt is reported, a person ends the other one by it.
  await hall.hear(hall.world.pay(payout));
  expect(await act('end-payout', { ...other, ended: 'paid', receipt: payout.receipt! })).toMatchObject({
    state: 'done',
  });
  for (const one of [owner, payer])
    expect(await hall.holds(one)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
});

/** A payout that M-Pesa reports paid under a receipt that a person has assigned to another by then. */
const heldForReceiptOf = async (
  end: (receipt: string) => Promise<unknown>,
  { args, payout }: { readonly args: Named; readonly payout: WorldPayout },
): Promise<{
  readonly args: Named;
  readonly receipt: string;
  readonly callback: ReturnType<MpesaHall['world']['pay']>;
}> => {
  const callback = hall.world.pay(payout);
  const receipt = payout.receipt!;
  await end(receipt);
  await hall.hear(callback);
  return { args, receipt, callback };
};

/** The same, if the other is a payout too. */
const heldAsPaid = (lent: Named, told: Parameters<typeof heldForReceiptOf>[1]) =>
  heldForReceiptOf((receipt) => act('end-payout', { ...lent, ended: 'paid', receipt }), told);

/** The same, if the other belongs to another customer, who is `payer` from here on. */
const mixedUp = async () => {
  const told = await old();
  payer = await hall.aPayer();
  const { args: lent, payout } = await old();
  return { ...(await heldAsPaid(lent, told)), lent, payout };
};
const moved = async (args: Named): Promise<ActAnswer> => {
  const waits = await act('move-receipt', args);
  return waits.state === 'waits' ? approve(waits) : waits;
};

test('a payout whose receipt a person gave to one that never left ends by it, by two persons; the other is open again, and ends once', async () => {
  const told = await old();
  const owner = payer;
  const taxes = await balanceOf(base.db, HOUSE.transferTax);
  payer = await hall.aPayer();
  await hall.paidIn(payer, 1_000);
  await hall.withdraw(payer, 305);
  hall.world.fail('pay', '503 undone');
  await hall.work();
  await base.db.query(`UPDATE payment SET written_at = now() - interval '1 hour' WHERE profile_id = $1`, [
    payer.profileId,
  ]);
  const lent = await openOf(payer);
  const fees = await balanceOf(base.db, HOUSE.fees);
  const { args, receipt, callback } = await heldAsPaid(lent, told);
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(695.5), withdrawalHold: 0 });
  const waits = await act('move-receipt', args);
  expect(waits).toMatchObject({
    state: 'waits',
    preview: { moves: kes(604.5), customers: 2, needsSecond: true, paid: 0, takenBack: 0 },
  });
  expect(waits.preview!.says).toBe(
    `The payout of KES 300.00 was paid with ${receipt}. That of KES 304.50 of account ${payer.profileId}, which a person had ended by it, is open again: its money is reserved, its end not known`,
  );
  expect(await hall.holds(payer)).toMatchObject({ withdrawalHold: 0 });
  expect(await approve(waits)).toMatchObject({
    state: 'done',
    line: { act: 'move-receipt', second: 'admin' },
  });
  await hall.hear(callback);
  expect(said()).not.toContain('a job failed');
  expect(await hall.holds(owner)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(695.5), withdrawalHold: kes(304.5) });
  expect([await balanceOf(base.db, HOUSE.fees), await balanceOf(base.db, HOUSE.transferTax)]).toEqual([
    fees + kes(30),
    taxes,
  ]);
  expect(await bookedOf(base.db, [receipt], null)).toMatchObject([{ side: 'out', amount: kes(270) }]);
  expect(await moved(args)).toMatchObject({ state: 'refused', description: 'No such payout is open' });
  // It is a payout with an unknown outcome: sent again it is paid, once.
  await asked(lent);
  expect(await again(lent)).toMatchObject({ state: 'done' });
  await hall.work();
  const [payout] = payoutsOf(payer);
  await hall.hear(hall.world.pay(payout!));
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(695.5), withdrawalHold: 0 });
  expect(await balanceOf(base.db, HOUSE.fees)).toBe(fees + kes(60.5));
  expect(await bookedOf(base.db, [payout!.receipt!], null)).toMatchObject([{ amount: kes(274) }]);
  expect(
    await base.db.query(
      `SELECT kind, reference, amount FROM notice WHERE profile_id = $1 AND kind LIKE 'withdrawal-%' ORDER BY number`,
      [payer.profileId],
    ),
  ).toMatchObject([
    { kind: 'withdrawal-paid', reference: receipt },
    { kind: 'withdrawal-reopened', reference: receipt, amount: kes(305) },
    { kind: 'withdrawal-paid', reference: payout!.receipt },
  ]);
  const messages = await base.db.query<{ body: string }>(
    'SELECT body FROM sms_message WHERE msisdn = $1 ORDER BY written_at',
    [payer.msisdn],
  );
  expect(messages.slice(-3).map(({ body }) => body)).toEqual([
    expect.stringContaining(`${receipt} confirmed`),
    expect.stringContaining(
      `too early that your withdrawal of KES 305.00 was paid: receipt ${receipt} is of another payment`,
    ),
    expect.stringContaining(`${payout!.receipt} confirmed`),
  ]);
});

test('of two payouts whose receipts a person mixed up, the other ends by the one that M-Pesa has told of it meanwhile', async () => {
  const told = await old();
  const owner = payer;
  payer = await hall.aPayer();
  const { args: lent, payout } = await old();
  const { args } = await heldAsPaid(lent, told);
  expect(await moved(lent)).toMatchObject({ state: 'refused' });
  await hall.hear(hall.world.pay(payout));
  expect(await moved(args)).toMatchObject({
    state: 'done',
    preview: {
      says: expect.stringContaining(
        `is open again: mobile money has told it paid with ${payout.receipt}, and it ends by that at once`,
      ),
    },
  });
  await hall.work();
  for (const one of [owner, payer])
    expect(await hall.holds(one)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
  expect(await bookedOf(base.db, [payout.receipt!], null)).toMatchObject([{ amount: kes(270) }]);
  expect(await hall.sms(payer)).toContain(
    `Your withdrawal of KES 300.00 was paid with receipt ${payout.receipt}. Receipt ${told.payout.receipt}, which we told you before, is of another payment.`,
  );
});

test('a payout that is opened again while M-Pesa’s own receipt of it is found to end nothing keeps that receipt', async () => {
  const { args, lent, payout } = await mixedUp();
  const callback = hall.world.pay(payout);
  const receipt = payout.receipt!;
  const kept = () =>
    base.db.query('SELECT payment_id FROM mpesa_receipt WHERE receipt = $1 AND is_out', [receipt]);
  await base.db.query(
    `INSERT INTO mpesa_receipt (receipt, profile_id, payment_id, amount, is_out) VALUES ($1, $2, $3, $4, true)`,
    [receipt, lent.profileId, lent.paymentId, kes(270)],
  );
  const { heard, opened } = await base.db.transaction(async (sql) => {
    await sql.query('SELECT FROM mpesa_receipt WHERE receipt = $1 FOR UPDATE', [receipt]);
    const hears = hall.hear(callback);
    await untilWaiting(base.owner);
    let isDone = false;
    const opens = moved(args).finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waitingForLocks(base.owner)).length === 2).toBe(true);
    return { heard: hears, opened: opens };
  });
  await heard;
  expect(await opened).toMatchObject({ state: 'done' });
  await hall.liveOn(1);
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
  expect(await kept()).toEqual([{ payment_id: lent.paymentId }]);
});

/** A payment of 270 of tax that is paid elsewhere, with an unknown outcome. */
const taxAsked = async (number: string, kind: TaxPayment['kind'] = 'stakes'): Promise<TaxPayment> => {
  const payment: TaxPayment = {
    paymentId: `TAX-${number}`,
    kind,
    day: nairobiDay('2026-11-20'),
    amount: kes(270),
    number,
    state: 'unknown',
    said: null,
    receipt: null,
    askedAt: hall.now(),
    sentAt: null,
    toldReceipt: null,
    isReopened: false,
  };
  await insertTaxPayment(base.db, payment);
  await base.db.transaction(async (sql) => {
    const owed = [{ from: GATEWAY.mobileMoney, to: TAX_ACCOUNTS[kind], amount: payment.amount }];
    const at = hall.now();
    await post(sql, {
      reference: `stake:${number}`,
      kind: 'stake',
      profileId: HOUSE_BOOKS,
      at,
      postings: owed,
    });
    await holdTax(sql, payment, at);
  });
  return payment;
};
const endedBy =
  ({ paymentId }: TaxPayment) =>
  (receipt: string) =>
    act('end-tax', { paymentId, ended: 'paid', receipt });

/** Tables written by acts on money. */
const KEPT =
  'payment mpesa_order mpesa_receipt ledger_transfer wallet owner_of notice sms_message job approval journal_line operator_answer';
const everything = () =>
  base.db.query(
    KEPT.split(' ')
      .map(
        (name) => `SELECT '${name}', md5(string_agg(one::text, ' ' ORDER BY one::text)) FROM ${name} AS one`,
      )
      .join(' UNION ALL '),
  );
/** Kills the process before each statement in turn, until the work is done. @returns the number of kills. */
const killedInTheMiddle = async (work: (own: Desk) => Promise<ActAnswer>): Promise<number> => {
  const before = await everything();
  for (let statements = 0; ; statements += 1) {
    const own = { ...desk(), db: dyingAfter(base.db, statements) };
    const answer = await work(own).catch((error: Error) => error.message);
    if (answer !== 'the process was killed') {
      expect(answer).toMatchObject({ state: 'done' });
      return statements;
    }
    expect(await everything()).toEqual(before);
  }
};

test('of an act on money in the middle of which the process is killed nothing is kept, wherever that is; asked again it is done once', async () => {
  const told = await old();
  payer = await hall.aPayer();
  const { args: lent } = await old();
  const by = { name: 'cashier', role: 'cashier' } as const;
  const callback = hall.world.pay(told.payout);
  const end = { ...lent, ended: 'paid', receipt: told.payout.receipt! } as const;
  const ending = { act: 'end-payout', args: end, why: 'a test', by } as const;
  const { version } = await runAct(desk(), { ...ending, dryRun: true, version: null, key: null });
  const kept = { ...ending, dryRun: false, version, key: 'killed' };
  expect(await killedInTheMiddle((own) => runAct(own, kept))).toBeGreaterThan(20);
  // It was done, and the answer never arrived: asked again it is the same act, not another.
  const after = await everything();
  expect(await runAct(desk(), kept)).toMatchObject({ state: 'done', line: { act: 'end-payout' } });
  expect(await everything()).toEqual(after);
  await hall.hear(callback);
  const waits = await act('move-receipt', told.args);
  const decision = { decision: 'approve', why: '', dryRun: false, version: waits.version } as const;
  const second = { name: 'admin', role: 'admin', endsAt: hall.now() } as const;
  expect(
    await killedInTheMiddle((own) => decideOn(own, waits.approvalId!, decision, second)),
  ).toBeGreaterThan(40);
  expect(await approve(waits)).toMatchObject({ state: 'refused' });
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
});

test('a report that was begun before a payout was opened again does not end it by a receipt that counts for other money by then', async () => {
  const { args, lent, payout } = await mixedUp();
  await hall.hear(hall.world.pay(payout));
  const asRead = (await payoutOf(base.db, { ...lent, profileId: payer.profileId }))!;
  const log = { warn: () => undefined, error: () => undefined };
  const parts = { db: base.db, reports: paymentReports(hall.services()), log };
  const receipt = payout.receipt!;
  expect(await endedBy(await taxAsked('PRN0000269'))(receipt)).toMatchObject({ state: 'done' });
  expect(await moved(args)).toMatchObject({ state: 'done' });
  await expect(reportEnd(parts, asRead)).rejects.toThrow(`${receipt} counts for other money`);
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
});

test('a payout that M-Pesa has refused meanwhile is not given back by itself once it is open again: somebody may have paid it by the portal', async () => {
  const { args, lent, payout } = await mixedUp();
  const refusal = hall.world.refusePayout(payout);
  await hall.hear(refusal);
  expect(await moved(args)).toMatchObject({
    state: 'done',
    preview: {
      says: expect.stringContaining('is open again: its money is reserved, and mobile money has refused it'),
    },
  });
  await hall.work();
  await hall.hear(refusal);
  await hall.liveOn(3);
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
  await openOf(payer, { waits: 'failed' });
  expect(await again(lent)).toMatchObject({
    description: expect.stringContaining('Mobile money has refused it'),
  });
  expect(said()).toContainEqual(expect.stringContaining('it is not given back by itself'));
  expect(await act('end-payout', { ...lent, ended: 'given-back' })).toMatchObject({ state: 'done' });
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(1_000), withdrawalHold: 0 });
});

test('of three payouts whose receipts a person mixed up one after another, each that is opened again is held for its own receipt, and ends by it', async () => {
  const told = await old();
  const first = payer;
  payer = await hall.aPayer();
  const second = payer;
  const { args: lent, payout } = await old();
  payer = await hall.aPayer();
  const { args: last, payout: lastPayout } = await old();
  const { args } = await heldAsPaid(lent, told);
  // M-Pesa reports the second paid under its own receipt, with which a person then ends the third.
  await hall.hear(hall.world.pay(payout));
  const { receipt } = payout;
  expect(await act('end-payout', { ...last, ended: 'paid', receipt: receipt! })).toMatchObject({
    state: 'done',
  });
  expect(await moved(args)).toMatchObject({
    state: 'done',
    preview: { says: expect.stringContaining(`and held: mobile money tells it paid with ${receipt}`) },
  });
  await hall.work();
  const shown = (await openPayouts(base.db, null, 1_000)).filter(
    ({ profileId }) => profileId === second.profileId,
  );
  expect(shown).toMatchObject([{ waits: 'receipt held', receipt }]);
  expect(await moved(lent)).toMatchObject({ state: 'done' });
  await hall.hear(hall.world.pay(lastPayout));
  for (const one of [first, second, payer])
    expect(await hall.holds(one)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
  for (const paid of [told.payout, payout, lastPayout])
    expect(await bookedOf(base.db, [paid.receipt!], null)).toMatchObject([{ amount: kes(270) }]);
});

test('a payout whose receipt a person gave to a tax ends by it; the payment of tax is open again, and is paid once', async () => {
  const told = await old();
  const payment = await taxAsked('PRN0000270');
  const onItsWay = () => balanceOf(base.db, HOUSE.taxOnItsWay);
  const endTax = endedBy(payment);
  const { args, receipt } = await heldForReceiptOf(endTax, told);
  expect(await onItsWay()).toBe(0);
  const other = { ...payment, paymentId: 'TAX-PRN0000271', number: 'PRN0000271' };
  await insertTaxPayment(base.db, other);
  expect(await moved(args)).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('another of that has not ended'),
  });
  await base.db.query(`UPDATE tax_payment SET state = 'refused' WHERE payment_id = $1`, [other.paymentId]);
  const waits = await act('move-receipt', args);
  expect(waits).toMatchObject({
    state: 'waits',
    preview: {
      moves: kes(570),
      customers: 1,
      says: `The payout of KES 300.00 was paid with ${receipt}. The payment of KES 270.00 of tax on stakes under PRN0000270, which a person had ended by it, is open again: its end not known`,
    },
  });
  expect(await approve(waits)).toMatchObject({ state: 'done' });
  expect(await taxPaymentOf(base.db, payment.paymentId)).toMatchObject({
    state: 'unknown',
    said: `the receipt ${receipt} that ended it is of another payment`,
  });
  expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
  expect(await onItsWay()).toBe(kes(270));
  expect(await bookedOf(base.db, [receipt], null)).toMatchObject([{ side: 'out', amount: kes(270) }]);
  // Its gateway reports that it was not paid: somebody may have paid it through the portal since, so a person ends it.
  const refusal = async () => ({ kind: 'refused', why: 'the number is not known' }) as const;
  const gateway = { pay: refusal, ask: refusal };
  await expect(
    taxWork({ ...hall.services(), taxes: gateway }).run({ paymentId: payment.paymentId }),
  ).rejects.toThrow('its gateway says that it was not paid: the number is not known');
  expect(await taxPaymentOf(base.db, payment.paymentId)).toMatchObject({ state: 'unknown' });
  expect(await onItsWay()).toBe(kes(270));
  expect(await endTax(receipt)).toMatchObject({ state: 'refused' });
  expect(await endTax('SKTAX270')).toMatchObject({ state: 'done' });
  expect(await onItsWay()).toBe(0);
  expect(await bookedOf(base.db, ['SKTAX270'], null)).toMatchObject([{ side: 'out', amount: kes(270) }]);
});

test('a payment of tax that its gateway tells paid by a receipt of other money ends by none, and one that it is paid by counts for nothing else', async () => {
  const { payout: first } = await old();
  await hall.hear(hall.world.pay(first));
  payer = await hall.aPayer();
  const { args, payout } = await old();
  const callback = hall.world.pay(payout);
  const [foreign, own] = [first.receipt!, payout.receipt!];
  const { paymentId } = await taxAsked('PRN0000272');
  const told = (receipt: string) => {
    const answer = async () => ({ kind: 'paid', receipt }) as const;
    return taxWork({ ...hall.services(), taxes: { pay: answer, ask: answer } }).run({ paymentId });
  };
  await expect(told(foreign)).rejects.toThrow(`paid with ${foreign}, which is the receipt of other money`);
  expect(await taxPaymentOf(base.db, paymentId)).toMatchObject({
    state: 'unknown',
    said: expect.stringContaining(foreign),
  });
  await told(own);
  expect(await taxPaymentOf(base.db, paymentId)).toMatchObject({ state: 'paid', receipt: own });
  await hall.hear(callback);
  await openOf(payer, { waits: 'receipt held', receipt: own });
  expect(await moved(args)).toMatchObject({ description: expect.stringContaining('that a person ended') });
  for (const receipt of [foreign, own])
    expect(await bookedOf(base.db, [receipt], null)).toMatchObject([{ amount: kes(270) }]);
});

test('a payment of tax whose receipt a person gave to a payout that never left ends by it, by two persons; the payout is open again', async () => {
  const lent = await lost();
  await anHourPasses(payer);
  const { paymentId } = await taxAsked('PRN0000273');
  const receipt = 'SKTAX273';
  expect(await act('end-payout', { ...lent, ended: 'paid', receipt })).toMatchObject({ state: 'done' });
  expect(await act('move-receipt-to-tax', { paymentId })).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('The gateway tells of no receipt of it'),
  });
  const answer = async () => ({ kind: 'paid', receipt }) as const;
  const asks = taxWork({ ...hall.services(), taxes: { pay: answer, ask: answer } });
  await expect(asks.run({ paymentId })).rejects.toBeInstanceOf(NoTryHelps);
  const onItsWay = await balanceOf(base.db, HOUSE.taxOnItsWay);
  const waiting = await act('move-receipt-to-tax', { paymentId });
  expect(waiting).toMatchObject({
    state: 'waits',
    preview: {
      moves: kes(570),
      customers: 1,
      paid: 0,
      says: `KES 270.00 of tax on stakes was paid with ${receipt}. That of KES 300.00 of account ${payer.profileId}, which a person had ended by it, is open again: its money is reserved, its end not known`,
    },
  });
  expect(await approve(waiting)).toMatchObject({ state: 'done', line: { second: 'admin' } });
  expect(await taxPaymentOf(base.db, paymentId)).toMatchObject({ state: 'paid', receipt, toldReceipt: null });
  expect(await balanceOf(base.db, HOUSE.taxOnItsWay)).toBe(onItsWay - kes(270));
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: kes(300) });
  expect(await bookedOf(base.db, [receipt], null)).toMatchObject([{ side: 'out', amount: kes(270) }]);
  // The payout can no longer be ended by that receipt.
  expect(await act('end-payout', { ...lent, ended: 'paid', receipt })).toMatchObject({ state: 'refused' });
  expect(await act('move-receipt-to-tax', { paymentId })).toMatchObject({ state: 'refused' });
});

test.each(['stakes', 'winnings'] as const)(
  'a payment of tax on stakes whose receipt a person gave to another payment, of tax on %s, ends by it; the other is open again, and neither is owed anew by itself',
  async (kind) => {
    const [receipt, own] = [`SKLENT${kind}`, `SKOWN${kind}`];
    const onItsWay = await balanceOf(base.db, HOUSE.taxOnItsWay);
    const other = await taxAsked(`PRN1${kind}`, kind);
    expect(await endedBy(other)(receipt)).toMatchObject({ state: 'done' });
    const payment = await taxAsked(`PRN2${kind}`);
    const { paymentId } = payment;
    const hears = (said: TaxAnswer) => {
      const answer = async () => said;
      return taxWork({ ...hall.services(), taxes: { pay: answer, ask: answer } }).run({ paymentId });
    };
    await expect(hears({ kind: 'paid', receipt })).rejects.toBeInstanceOf(NoTryHelps);
    await expect(hears({ kind: 'unknown', why: 'busy' })).rejects.toThrow('busy');
    expect(await act('end-tax', { paymentId, ended: 'not-paid' })).toMatchObject({
      state: 'refused',
      description: `Its gateway tells that it was paid, with ${receipt}: ask again, or end it as paid`,
    });
    await promiseTax(base.db, paymentId, hall.now());
    const waiting = await act('move-receipt-to-tax', { paymentId });
    expect(waiting).toMatchObject({ state: 'waits', preview: { moves: kes(540) } });
    expect(await approve(waiting)).toMatchObject({ state: 'done' });
    expect(await taxPaymentOf(base.db, paymentId)).toMatchObject({ state: 'paid', receipt });
    expect(await base.db.query(`SELECT FROM job WHERE kind = 'pay-tax' AND done_at IS NULL`)).toEqual([]);
    expect(await taxPaymentOf(base.db, other.paymentId)).toMatchObject({
      state: 'unknown',
      receipt: null,
      isReopened: true,
    });
    expect(await endedBy(other)(own)).toMatchObject({ state: 'done' });
    for (const one of [receipt, own])
      expect(await bookedOf(base.db, [one], null)).toMatchObject([{ side: 'out', amount: kes(270) }]);
    expect(await balanceOf(base.db, HOUSE.taxOnItsWay)).toBe(onItsWay);
    expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
  },
);

/** The number stored with a customer's payments; an erased customer's is no number. */
const numberIs = (profileId: string, number: string) =>
  base.owner.query('UPDATE payment SET msisdn = $2 WHERE profile_id = $1', [profileId, number]);

test('a payout is not opened again whose customer was forgotten, nor where the books have it opened from that receipt', async () => {
  const { args, lent, receipt } = await mixedUp();
  const { profileId, msisdn } = payer;
  await numberIs(profileId, 'erased-77');
  expect(await moved(args)).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('its customer was forgotten'),
  });
  await numberIs(profileId, msisdn);
  const kind = 'payout-reopened';
  const reference = `${kind}:${lent.paymentId}:${receipt}`;
  const postings = [{ from: HOUSE.promotions, to: HOUSE.fees, amount: kes(1) }];
  await base.db.transaction((sql) => post(sql, { reference, kind, profileId, at: hall.now(), postings }));
  await expect(moved(args)).rejects.toThrow(`${reference} is in the books already`);
  expect(await hall.holds(payer)).toMatchObject({ cash: kes(700), withdrawalHold: 0 });
});

test('a payout that ended on one day, was opened again on another and ended on a third was paid out once, of all days that the desk adds up', async () => {
  const { profileId } = payer;
  await hall.paidIn(payer, 1_000);
  await hall.withdraw(payer, 300);
  const hold = withdrawalHoldOf(profileId);
  const out = [
    { from: hold, to: GATEWAY.mobileMoney, amount: kes(270) },
    { from: hold, to: HOUSE.transferTax, amount: kes(30) },
  ];
  const back = out.map(({ from, to, amount }) => ({ from: to, to: from, amount }));
  const first = nairobiDay('2027-01-01');
  const today = [];
  for (const [nth, kind, postings] of [
    [0, 'withdrawal-paid', out],
    [2, 'payout-reopened', back],
    [3, 'withdrawal-paid', out],
  ] as const) {
    const at = dayBounds(addDays(first, nth)).from;
    await base.db.transaction((sql) =>
      post(sql, { reference: `${kind} ${nth}`, kind, profileId, at, postings }),
    );
    today.push(await openMoneyOfDay(hall.services())(at));
  }
  expect(today).toMatchObject([
    { withdrawals: kes(270), taxes: kes(30) },
    { withdrawals: -27_000, taxes: -3_000 },
    { withdrawals: kes(270), taxes: kes(30) },
  ]);
  for (let nth = 0; nth < 4; nth += 1) {
    const day = addDays(first, nth);
    await sumCustomerDay(base.db, { day, ...dayBounds(day), stakes: [], brought: [] });
  }
  expect(
    await base.db.query('SELECT paid_out FROM customer_day WHERE profile_id = $1 ORDER BY day', [profileId]),
  ).toEqual([{ paid_out: kes(300) }, { paid_out: -30_000 }, { paid_out: kes(300) }]);
});

test('a payout that M-Pesa told paid with another sum is ended as paid, and never given back', async () => {
  const { args, payout } = await old();
  const told = { ...payout, shillings: 260 };
  await hall.hear(hall.world.pay(told));
  expect(await act('end-payout', { ...args, ended: 'given-back' })).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('Mobile money says that it was paid'),
  });
  expect(await act('end-payout', { ...args, ended: 'paid', receipt: told.receipt! })).toMatchObject({
    state: 'done',
  });
});

test('money that comes in by a receipt which a person ended a payout by is not lost: its callback is set aside', async () => {
  const { args } = await old();
  const came = hall.world.payByHand(BY_HAND, payer.msisdn, 300, payer.msisdn);
  const { TransID: receipt } = came.body as { readonly TransID: string };
  expect(await act('end-payout', { ...args, ended: 'paid', receipt })).toMatchObject({ state: 'done' });
  await hall.hear(came);
  expect(hall.said).toContainEqual({
    words: 'a job failed',
    what: expect.objectContaining({
      error: expect.objectContaining({ message: expect.stringContaining(receipt) }),
    }),
  });
});

test('the receipts of money that went out are marked where they are older than the mark, and no others', async () => {
  const { args } = await old();
  expect(await act('end-payout', { ...args, ended: 'paid', receipt: 'SKOLD300' })).toMatchObject({
    state: 'done',
  });
  const out = () => base.db.query('SELECT receipt FROM mpesa_receipt WHERE is_out ORDER BY receipt');
  const before = await out();
  expect(before).toContainEqual({ receipt: 'SKOLD300' });
  await base.db.query('UPDATE mpesa_receipt SET is_out = false');
  expect(await markReceiptsOut(base.db, 3)).toBe(before.length);
  expect(await out()).toEqual(before);
  expect(await markReceiptsOut(base.db)).toBe(0);
});

test('money that moves a microsecond after the last is news at the desk', async () => {
  await hall.paidIn(payer, 100);
  const [moment] = await base.db.query<{ newest: string; before: string }>(
    `SELECT max(posted_at)::text AS newest, (max(posted_at) - interval '1 microsecond')::text AS before FROM ledger_transfer`,
  );
  expect((await newsMark(base.db, 1, moment!.before)).moved).toBe(moment!.newest);
});

test('a payout is not given back while the statement has one of its sum that the books have not', async () => {
  const args = await lost();
  await base.db.query(`UPDATE payment SET written_at = now() - interval '1 hour' WHERE profile_id = $1`, [
    payer.profileId,
  ]);
  await base.db.query(
    `UPDATE mpesa_order SET sent_at = now() - interval '1 hour', amount = $2 WHERE profile_id = $1 AND kind = 'payout'`,
    [payer.profileId, kes(271)],
  );
  const line = { receipt: 'SKOUT271', side: 'out' as const, at: hall.now(), details: '', why: null };
  await keepTheirs(base.db, [{ ...line, amount: kes(271) }]);
  const back = { ...args, ended: 'given-back' as const };
  expect(await act('end-payout', back)).toMatchObject({ description: expect.stringContaining('SKOUT271') });
  await base.db.query(`UPDATE statement_line SET why = 'another house' WHERE receipt = 'SKOUT271'`);
  expect(await act('end-payout', back)).toMatchObject({ state: 'done' });
});

describe('money that could not go back where it came from', () => {
  const goingBack = async (): Promise<WorldPayout> => {
    await hall.takeBreak(payer);
    await hall.hear(hall.world.payByHand(BY_HAND, payer.msisdn, 300, payer.msisdn));
    return payoutsOf(payer)[0]!;
  };
  const held = async (): Promise<Named> => {
    await hall.hear(hall.world.refusePayout(await goingBack(), 8));
    return openOf(payer, { type: 'deposit', waits: 'back held' });
  };

  /** A person ends it as paid, by this receipt, before M-Pesa has reported anything. */
  const endedAsPaid = async (receipt: string): Promise<WorldPayout> => {
    const payout = await goingBack();
    await anHourPasses(payer);
    const waiting = await openOf(payer, { waits: 'back sending' });
    expect(await act('end-payout', { ...waiting, ended: 'paid', receipt })).toMatchObject({ state: 'done' });
    return payout;
  };

  test('is sent again, and ended by the receipt where a person paid it; never given to the customer', async () => {
    const before = await balanceOf(base.db, HOUSE.heldBack);
    const args = await held();
    expect((await balanceOf(base.db, HOUSE.heldBack)) - before).toBe(kes(300));
    expect(await again(args)).toMatchObject({ state: 'done', preview: { moves: kes(300) } });
    // M-Pesa knows its name from the first time and refuses it: whether that one was paid is asked.
    await hall.work();
    expect(sentTo(payer)).toBe(2);
    expect(payoutsOf(payer)).toHaveLength(1);
    expect(await again(args)).toMatchObject({ state: 'refused' });
    await base.db.query(
      `UPDATE money_back SET written_at = now() - interval '1 hour' WHERE profile_id = $1`,
      [payer.profileId],
    );
    const back = { ...args, ended: 'given-back' as const };
    expect(await act('end-payout', back)).toMatchObject({ state: 'refused' });
    const paid = { ...args, ended: 'paid' as const, receipt: 'SKBACK300' };
    expect(await act('end-payout', paid)).toMatchObject({ state: 'done' });
    expect(await act('end-payout', paid)).toMatchObject({ state: 'refused' });
    expect(await balanceOf(base.db, HOUSE.heldBack)).toBe(before);
    expect(await hall.holds(payer)).toMatchObject({ cash: 0 });
  });

  test('is on its way again where the receipt it was ended by is a withdrawal’s, and goes back once', async () => {
    const told = await old();
    const before = await balanceOf(base.db, HOUSE.heldBack);
    payer = await hall.aPayer();
    const ended: WorldPayout[] = [];
    const { args } = await heldForReceiptOf(async (receipt) => ended.push(await endedAsPaid(receipt)), told);
    expect(await balanceOf(base.db, HOUSE.heldBack)).toBe(before);
    const { profileId, msisdn } = payer;
    await numberIs(profileId, 'erased-78');
    expect(await moved(args)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('its customer was forgotten'),
    });
    await numberIs(profileId, msisdn);
    expect(await moved(args)).toMatchObject({ state: 'done' });
    expect((await balanceOf(base.db, HOUSE.heldBack)) - before).toBe(kes(300));
    await openOf(payer, { waits: 'back sending' });
    await hall.hear(hall.world.pay(ended[0]!));
    expect(await balanceOf(base.db, HOUSE.heldBack)).toBe(before);
    expect(await bookedOf(base.db, [ended[0]!.receipt!], null)).toMatchObject([{ amount: kes(300) }]);
  });

  test('by the receipt of another payout is one line of the statement with it, of the sum of both', async () => {
    const line = { receipt: 'SKTWO570', side: 'out' as const, at: hall.now(), details: '', why: null };
    const { args } = await old();
    expect(await act('end-payout', { ...args, ended: 'paid', receipt: line.receipt })).toMatchObject({
      state: 'done',
    });
    payer = await hall.aPayer();
    await endedAsPaid('SKBACK303');
    await base.db.query(`UPDATE money_back SET receipt = $1 WHERE receipt = 'SKBACK303'`, [line.receipt]);
    const apart = async (shillings: number) => {
      await keepTheirs(base.db, [{ ...line, amount: kes(shillings) }]);
      await keepOurs(base.db, await bookedOf(base.db, [line.receipt], null));
      return lockApart(base.db, line.receipt, 'out');
    };
    expect(await apart(570)).toBeNull();
    expect(await apart(270)).toMatchObject({ theirs: kes(570), ours: kes(570), saidNow: kes(270) });
  });

  test('is told to an operator where it was ended as paid and is reported failed after all', async () => {
    const payout = await endedAsPaid('SKBACK301');
    await hall.hear(hall.world.refusePayout(payout, 8));
    expect(said()).toContainEqual(expect.stringContaining('reported failed that has ended otherwise'));
    expect(said()).not.toContainEqual(expect.stringContaining('it is held'));
  });

  test('is told to an operator where it was ended as paid and is reported paid by another receipt', async () => {
    const payout = await endedAsPaid('SKBACK302');
    await hall.hear(hall.world.pay(payout));
    expect(said()).toContainEqual(expect.stringContaining('reported paid that has ended otherwise'));
  });
});

test('after all of this the books are sound', async () => {
  expect(await checkBooks(base.db)).toEqual({ total: 0, drifting: [] });
});
