import {
  cents,
  instant,
  profileId,
  toMs,
  type Cents,
  type Instant,
  type ProfileId,
} from '@kipenga/betting-core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ownDatabase } from '../../test/with-database.ts';
import { openOutbox } from '../outbox/index.ts';
import type { RealClock } from '../ports/index.ts';
import { addSlice, beginCheck, selectMoved, selectSlice, type NightlyCheck } from './books.store.ts';
import {
  booksWork,
  booksWords,
  cashOf,
  checkBooks,
  GATEWAY,
  HOUSE,
  lockWallet,
  openWallet,
  post,
  type Posting,
  type TransferKind,
} from './index.ts';

/** With the house, 61 wallets. */
const CUSTOMERS = Array.from({ length: 60 }, (_, n) => profileId(`c${String(n).padStart(2, '0')}`));
const [WRONG_WALLET, TWICE_SETTLED, NO_WORDS] = [3, 31, 58].map((n) => CUSTOMERS[n] ?? profileId(''));
const SOUND = { total: 0, drifting: [] };
const FOUND = [
  { profileId: 'c03', account: 'cash:c03', fault: 'differs', booked: 4_900, kept: 5_000 },
  { profileId: 'c31', account: 'house:open-bets', fault: 'below-zero', booked: -700, kept: 0 },
  { profileId: 'c58', account: 'cash:c58', fault: 'unexplained', booked: 300, kept: 0 },
];

const it = await ownDatabase();
let now: Instant = instant('2026-11-21T12:00:00Z');
const clock: RealClock = { tells: 'real time', now: () => now, nowMs: () => toMs(now) };
const checked: NightlyCheck[] = [];
/** The outbox of a process. */
const outbox = () =>
  openOutbox({
    db: it.db,
    realClock: clock,
    work: [
      booksWork({
        db: it.db,
        realClock: clock,
        onChecked: (check) => void checked.push(check),
        walletsAtOnce: 7,
        slicesAJob: 2,
      }),
    ],
    onFailure: (_, error) => {
      throw error;
    },
  });
const runDue = () => outbox().runDue();

const move = (owner: ProfileId, reference: string, kind: TransferKind, posting: Posting) =>
  it.db.transaction((sql) => post(sql, { profileId: owner, reference, kind, at: now, postings: [posting] }));
const stake = (owner: ProfileId, reference: string, amount: Cents) =>
  move(owner, reference, 'stake', { from: cashOf(owner), to: HOUSE.openBets, amount });
const lose = (owner: ProfileId, reference: string, amount: Cents) =>
  move(owner, reference, 'bet-lost', { from: HOUSE.openBets, to: HOUSE.payouts, amount });

beforeAll(async () => {
  for (const owner of CUSTOMERS) {
    await openWallet(it.db, owner);
    await move(owner, 'in', 'deposit', {
      from: GATEWAY.mobileMoney,
      to: cashOf(owner),
      amount: cents(5_600),
    });
    await stake(owner, 'bet', cents(700));
    await lose(owner, 'lost', cents(700));
  }
});
beforeEach(async () => {
  checked.length = 0;
  await it.db.query('DELETE FROM job');
  await it.db.query('DELETE FROM books_check');
});

test('money that moves meanwhile is no difference, and a wallet that somebody holds is checked all the same', async () => {
  await it.db.transaction(async (sql) => {
    await lockWallet(sql, CUSTOMERS[7] ?? profileId(''));
    const betting = CUSTOMERS.slice(20, 50).map(async (owner) => {
      for (let n = 0; n < 5; n += 1) {
        // Settled as it is placed: there is no bet that could be open.
        await it.db.transaction(async (sql) => {
          const [amount, of] = [cents(100), { profileId: owner, at: now }];
          await post(sql, {
            ...of,
            reference: `bet ${n}`,
            kind: 'stake',
            postings: [{ from: cashOf(owner), to: HOUSE.openBets, amount }],
          });
          await post(sql, {
            ...of,
            reference: `lost ${n}`,
            kind: 'bet-lost',
            postings: [{ from: HOUSE.openBets, to: HOUSE.payouts, amount }],
          });
        });
      }
    });
    for (let n = 0; n < 5; n += 1) expect(await checkBooks(it.db, 7)).toEqual(SOUND);
    await Promise.all(betting);
  });
  expect(await checkBooks(it.db, 7)).toEqual(SOUND);
});

test('each night once, by itself; one that was cut off goes on where it stood, and counts nobody twice', async () => {
  expect(await booksWords(it.db)).toEqual([expect.stringContaining('not checked yet')]);
  await outbox().promiseDaily();
  // A process checked ten and died.
  const begun = await beginCheck(it.db, '2026-11-21' as NightlyCheck['day'], now);
  const read = await selectSlice(it.db, '', 10);
  const slice = { ...read, moved: await selectMoved(it.db, begun, read) };
  await addSlice(it.db, begun, slice, { endedAt: null, mostKept: 9 });
  // Another one that had read as much finds it done.
  expect(await addSlice(it.db, begun, slice, { endedAt: null, mostKept: 9 })).toBeNull();
  expect(await booksWords(it.db)).toEqual([expect.stringContaining('not ended, wallets: 10.')]);
  await runDue();
  await outbox().promiseDaily();
  await runDue();
  expect(checked).toMatchObject([
    { day: '2026-11-21', wallets: 61, total: 0, differing: 0, differences: [] },
  ]);
  expect(await booksWords(it.db)).toEqual([
    'Books checked at 2026-11-21T12:00:00Z, wallets: 61. Every account is the sum of its postings',
  ]);
  now = instant('2026-11-21T23:59:59Z');
  await runDue();
  expect(checked).toHaveLength(1);
  now = instant('2026-11-22T00:00:00Z'); // 3 at night in Nairobi
  await runDue();
  expect(checked.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
});

test('a wallet that is wrong, a bet settled twice and a kind without words are each told with their account, and stop nothing', async () => {
  await it.owner.query('UPDATE wallet SET cash = cash + 100 WHERE profile_id = $1', [WRONG_WALLET]);
  await lose(TWICE_SETTLED as ProfileId, 'lost again', cents(700));
  await move(NO_WORDS as ProfileId, 'gift', 'gift' as TransferKind, {
    from: HOUSE.promotions,
    to: cashOf(NO_WORDS as ProfileId),
    amount: cents(300),
  });
  expect(await checkBooks(it.db, 7)).toEqual({ total: 100, drifting: FOUND });
  await outbox().promiseDaily();
  await runDue();
  expect(checked).toMatchObject([{ wallets: 61, total: 100, differing: 3, differences: FOUND }]);
  expect(await booksWords(it.db)).toEqual([
    'Books checked at 2026-11-22T00:00:00Z, wallets: 61. All accounts add up to KES 1.00, accounts that differ: 3',
    '    c03  cash:c03: its postings make KES 49.00, the wallet holds KES 50.00',
    '    c31  house:open-bets: the postings of this customer make KES -7.00, below zero',
    '    c58  cash:c58: KES 3.00 moved by a kind of transfer that the statement has no words for',
  ]);
});

test('a stake without an open bet, and an open bet without its stake, are told with both sums', async () => {
  const before = (await checkBooks(it.db, 7)).drifting;
  const [noBet, noStake] = [CUSTOMERS[10], CUSTOMERS[11]] as [ProfileId, ProfileId];
  await stake(noBet, 'no bet', cents(250));
  await it.owner.query(
    `INSERT INTO bet (profile_id, bet_id, reference, type, placed_at, status, stake, stake_after_tax, net_payout, uses_free_bet, leg_count, limits,
       tax_record, total_odds, possible_win)
     VALUES ($1, 'b0000000000000000000', 'AAAA-0000', 'single', $2, 'open', 1000, 875, 0, false, 1, '{}', '{}', 100, 0)`,
    [noStake, now],
  );
  const account = HOUSE.openBets;
  const found = (await checkBooks(it.db, 7)).drifting;
  expect(found.filter(({ fault }) => fault === 'open-stakes')).toEqual([
    { profileId: noBet, account, fault: 'open-stakes', booked: 250, kept: 0 },
    { profileId: noStake, account, fault: 'open-stakes', booked: 0, kept: 875 },
  ]);
  expect(found).toHaveLength(before.length + 2);
});
