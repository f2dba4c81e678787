import {
  addDays,
  cents,
  dayBounds,
  instantFromMs,
  nairobiDayOf,
  profileId,
  toMs,
  type Cents,
  type ProfileId,
} from '@kipenga/betting-core';
import { printReply, readReply } from '@kipenga/contracts';
import { deskCalls } from '@kipenga/contracts/desk';
import { beforeAll, expect, test } from 'vitest';
import { setBack } from '../../test/set-back.ts';
import { ownDatabase } from '../../test/with-database.ts';
import { openOutbox } from '../outbox/index.ts';
import type { RealClock } from '../ports/index.ts';
import { addSlice, beginCheck, selectMoved, selectSlice } from './books.store.ts';
import {
  booksWork,
  cashOf,
  dayReport,
  dayReportCsv,
  GATEWAY,
  HOUSE,
  monthReport,
  monthReportCsv,
  openWallet,
  post,
  type Account,
  type TransferKind,
  withdrawalHoldOf,
} from './index.ts';

const CUSTOMERS = ['a', 'b', 'c', 'd', 'e'].map((name) => profileId(name));
const TODAY = nairobiDayOf(instantFromMs(Date.now()));

const it = await ownDatabase();
let day = TODAY;
/** Noon of a day; the rows themselves are written today. */
const clock: RealClock = {
  tells: 'real time',
  now: () => instantFromMs(clock.nowMs()),
  nowMs: () => toMs(dayBounds(day).from) + 12 * 3_600_000,
};
/** Runs the night after a day, a few customers per job. */
const night = async (): Promise<void> => {
  day = addDays(day, 1);
  const onFailure = (_: string, error: unknown): never => {
    throw error;
  };
  const work = booksWork({
    db: it.db,
    realClock: clock,
    onChecked: () => undefined,
    walletsAtOnce: 2,
    slicesAJob: 1,
  });
  const outbox = openOutbox({ db: it.db, realClock: clock, work: [work], onFailure });
  await outbox.promiseDaily();
  await outbox.runDue();
};

let references = 0;
const move = (owner: ProfileId, kind: TransferKind, ...postings: readonly [Account, Account, number][]) =>
  it.db.transaction((sql) =>
    post(sql, {
      profileId: owner,
      reference: `${kind}:${(references += 1)}`,
      kind,
      at: clock.now(),
      postings: postings.map(([from, to, amount]) => ({ from, to, amount: cents(amount) })),
    }),
  );

/** A day of business: 1,000 in, two bets of 112.50 with their tax, one lost, one won. */
const live = async (): Promise<void> => {
  for (const owner of CUSTOMERS) {
    const cash = cashOf(owner);
    await move(owner, 'deposit', [GATEWAY.mobileMoney, cash, 100_000]);
    for (let n = 0; n < 2; n += 1)
      await move(owner, 'stake', [cash, HOUSE.openBets, 10_000], [cash, HOUSE.stakeTax, 1_250]);
    await move(owner, 'bet-lost', [HOUSE.openBets, HOUSE.payouts, 10_000]);
    await move(
      owner,
      'bet-won',
      [HOUSE.openBets, HOUSE.payouts, 10_000],
      [HOUSE.payouts, HOUSE.winningsTax, 400],
      [HOUSE.payouts, cash, 11_600],
    );
  }
};

/** Moves everything written so far to the day before, and checks the books. */
const becomeYesterday = async (): Promise<void> => {
  await it.owner.query('ALTER TABLE ledger_transfer DISABLE TRIGGER USER');
  await setBack(it.owner, 'ledger_transfer.posted_at', 86_400);
  await it.owner.query('ALTER TABLE ledger_transfer ENABLE TRIGGER USER');
  await it.owner.query(`UPDATE books_check SET moved_to = now() - interval '12 hours'`);
};

beforeAll(async () => {
  for (const owner of CUSTOMERS) await openWallet(it.db, owner);
});

test('a day is told once its night is over: stakes, payouts, taxes and every account, whole and with the next day apart', async () => {
  await live();
  expect(await dayReport(it.db, TODAY)).toBeNull();
  await night();
  const first = await dayReport(it.db, TODAY);
  expect(first).toMatchObject({
    from: null,
    paidIn: 500_000,
    paidOut: 0,
    taxes: { stakes: 12_500, winnings: 2_000, transfers: 0 },
  });
  expect(first?.products[0]).toEqual({
    product: 'bets',
    staked: 112_500,
    returned: 0,
    paid: 58_000,
    result: 40_000,
  });

  await becomeYesterday();
  await live();
  const [lost = profileId('')] = CUSTOMERS;
  await move(lost, 'stake', [cashOf(lost), HOUSE.openBets, 700]);
  // 400 of the 900 reported as paid out were not.
  const hold = withdrawalHoldOf(lost);
  await move(lost, 'withdrawal', [cashOf(lost), hold, 900]);
  await move(lost, 'withdrawal-paid', [hold, GATEWAY.mobileMoney, 900]);
  await move(lost, 'payout-reopened', [GATEWAY.mobileMoney, hold, 400]);
  await night();
  const second = await dayReport(it.db, addDays(TODAY, 1));
  expect(second?.from).not.toBeNull();
  expect(second?.products[0]).toMatchObject({ staked: 113_200, result: 40_000 });
  expect(second?.taxes).toEqual(first?.taxes);
  expect(second).toMatchObject({ paidIn: 500_000, paidOut: 500 });
  for (const { account, closing } of first?.accounts ?? [])
    expect(second?.accounts.find((one) => one.account === account)?.opening, account).toBe(closing);

  // The sums of the days equal the balances of the books.
  const [held] = await it.owner.query<{ open: number; cash: number }>(
    `SELECT (SELECT sum(cash)::bigint FROM wallet) AS cash,
       (SELECT sum(CASE WHEN to_account = 'house:open-bets' THEN amount ELSE -amount END)::bigint FROM ledger_posting
        WHERE 'house:open-bets' IN (to_account, from_account)) AS open`,
  );
  const closing = (account: string): Cents | undefined =>
    second?.accounts.find((one) => one.account === account)?.closing;
  expect([closing('cash'), closing('house:open-bets')]).toEqual([held?.cash, held?.open]);
  expect(second?.accounts.reduce((sum, one) => sum + one.closing, 0)).toBe(0);

  const lines = second === null ? [] : dayReportCsv(second).split('\r\n');
  expect(lines).toContain(`${addDays(TODAY, 1)},${second?.from},${second?.to},product,bets,staked,1132.00`);
  expect(lines).toContain(`${addDays(TODAY, 1)},${second?.from},${second?.to},tax due,winnings,,20.00`);

  // The month has both days as reported, and the levy on the revenue of both.
  const months = await Promise.all(
    [...new Set([TODAY, addDays(TODAY, 1)].map((of) => of.slice(0, 7)))].map((of) => monthReport(it.db, of)),
  );
  const inMonths = months.flatMap(({ days }) => days);
  expect(inMonths).toMatchObject([
    { day: TODAY, products: first?.products, taxes: first?.taxes, revenue: 40_000, paidIn: first?.paidIn },
    { day: addDays(TODAY, 1), products: second?.products, taxes: second?.taxes, revenue: 40_000 },
  ]);
  for (const { days, without, whole, levy, month } of months) {
    expect(whole.revenue).toBe(days.length * 40_000);
    expect(levy).toBe(days.length * 6_000);
    expect(new Set([...days.map((of) => of.day), ...without]).size).toBeGreaterThan(27);
    expect(monthReportCsv({ days, without, whole, levy, month })).toContain(
      `${month},tax due,levy of 15 % on revenue,${days.length * 60}.00\r\n`,
    );
  }

  // On the third day the second day's payout is opened again, and nothing else happens: the report is negative, and still parses.
  await becomeYesterday();
  await move(lost, 'payout-reopened', [GATEWAY.mobileMoney, hold, 500]);
  await night();
  const third = await dayReport(it.db, addDays(TODAY, 2));
  expect(third).toMatchObject({ paidIn: 0, paidOut: -500 });
  const csv = third && dayReportCsv(third);
  expect(csv).toContain(',paid out,mobile money,,-5.00\r\n');
  const shown = printReply(deskCalls.report, { report: third, csv, seal: null });
  expect(readReply(deskCalls.report, shown)).toMatchObject({
    ok: true,
    value: { report: { paidOut: -500 } },
  });
  const month = await monthReport(it.db, addDays(TODAY, 2).slice(0, 7));
  const shownMonth = printReply(deskCalls.month, { ...month, csv: monthReportCsv(month) });
  expect(readReply(deskCalls.month, shownMonth)).toMatchObject({
    ok: true,
    value: { days: expect.arrayContaining([expect.objectContaining({ paidOut: -500 })]) },
  });
});

test('what moved is told once, in whatever order missed nights are checked and whoever registers meanwhile, and not before all of it is summed', async () => {
  await it.owner.query('DELETE FROM books_check; DELETE FROM day_books');
  const [first, second, third] = [addDays(day, 1), addDays(day, 2), addDays(day, 3)];
  const to = (of: typeof day) => dayBounds(of).from;
  const cut = await beginCheck(it.db, first, clock.now());
  const read = await selectSlice(it.db, '', 2);
  await openWallet(it.db, profileId('aa'));
  const moved = await selectMoved(it.db, cut, read);
  expect(moved.find(({ account, kind }) => account === 'cash' && kind === 'stake')).toMatchObject({
    transfers: 9,
  });
  const cutOff = await addSlice(it.db, cut, { ...read, moved }, { endedAt: null, mostKept: 0 });
  // Both nights were missed; their jobs run at once, in two processes, the later one first.
  const late = await Promise.all([third, second].map((of) => beginCheck(it.db, of, clock.now())));
  expect(new Set(late.map(({ movedFrom, movedTo }) => movedTo && `${movedFrom}`)).size).toBe(2);
  expect(late[0]).toMatchObject({ movedTo: to(third) });
  const all = await selectSlice(it.db, '', 99);
  for (const check of late)
    await addSlice(
      it.db,
      check,
      { ...all, moved: await selectMoved(it.db, check, all) },
      { endedAt: clock.now(), mostKept: 0 },
    );
  expect(await dayReport(it.db, addDays(third, -1))).toBeNull();
  const rest = await selectSlice(it.db, cutOff!.after, 99);
  await addSlice(
    it.db,
    cutOff!,
    { ...rest, moved: await selectMoved(it.db, cutOff!, rest) },
    { endedAt: clock.now(), mostKept: 0 },
  );
  const told = await dayReport(it.db, addDays(third, -1));
  const [wallets] = await it.owner.query<{ cash: number }>('SELECT sum(cash)::bigint AS cash FROM wallet');
  expect(told?.accounts.find(({ account }) => account === 'cash')?.closing).toBe(wallets?.cash);
  expect(told?.accounts.reduce((sum, one) => sum + one.closing, 0)).toBe(0);
});
