import { randomUUID } from 'node:crypto';
import { kes, nairobiDay, type Match } from '@kipenga/betting-core';
import { PUSH_TOPICS, type PlacedPick } from '@kipenga/contracts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openGameHall } from '../src/casino/testing/game-hall.ts';
import { bettingTimeOf, systemClock } from '../src/ports/index.ts';
import { numberOf, recordResult } from '../src/sports/index.ts';
import { settleNow } from './settle-now.ts';
import { SPREAD } from '../src/database/spread.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { watchedDatabase, type StatementWatch } from './watched-database.ts';
import { watchedMachines, type MachineWatch } from './watched-machines.ts';
import { TEST_PUSH_KEY } from './push-service.ts';
import { deskHand, logInToDesk } from './desk-calls.ts';
import { newPhone, withPlatform, type TestPlatform } from './with-platform.ts';

let platform: TestPlatform;
let watch: StatementWatch;
let machines: MachineWatch | undefined;
const { isSpread } = inject('testServer');
beforeAll(async () => {
  // Nobody receives these pushes.
  const push = { VAPID_PRIVATE_KEY: TEST_PUSH_KEY, PUSH_SERVICES: 'localhost' };
  platform = await withPlatform(push, async (db) => {
    if (isSpread) machines = await watchedMachines(db);
    watch = machines ?? (await watchedDatabase(db));
    return watch.db;
  });
});
afterAll(async () => {
  await platform.dispose();
  await machines?.close();
});

/** Known exceptions: statements of one customer that go beyond that customer's rows, by table and action. */
const STILL = [
  // Winning a tier of the casino's jackpot, which is rare, adds up everybody's shares.
  'casino_share: reads without one profile_id',
  // A bet locks its prices and their matches by its last statement, until the commit that follows (0053): the rows on its customer's
  // machine, which writers of them write too (0099).
  'match: locks a fact',
  'outcome: locks a fact',
];

test('each table has a place on machines', async () => {
  const tables = await platform.db.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(SPREAD).toSorted());
});

/** Stores the result of a match without settling it. */
const recordWin = ({ feedId }: Match) =>
  platform.owner.transaction((sql) =>
    recordResult(
      sql,
      numberOf(feedId)!,
      { home: 2, away: 0, halfHome: 1, halfAway: 0 },
      { at: systemClock.now() },
    ),
  );

/** A customer from registration to the first login, who pays in, bets, takes a ticket, looks at everything and withdraws. */
const liveAsCustomer = async (): Promise<void> => {
  const call: TestPlatform['call'] = (...asked) => platform.call(...asked);
  const handset: TestPlatform['handset'] = (phone) => platform.handset(phone);
  const { watching } = watch;
  const [phone, password] = [newPhone(), 'hakuna matata'];
  const account = { phone, password, medium: 'test', referralCode: '', consent: '2026-01' };
  await watching('register', () => call('register', account));
  const code = await handset(phone).code();
  await watching('verify', () => call('finishRegistration', { phone, code }));
  const answer = await watching('login', () => call('logIn', { phone, password, remember: false }));
  if (answer.kind !== 'logged-in') throw new Error(answer.description);
  const { profileId, token } = answer.profile;
  const { publicKey } = await watching('push', () => call('getPush', { profileId }, { token }));
  const device = { endpoint: 'http://localhost:9/', p256dh: publicKey ?? '', auth: 'tBHItJI5svbpez7KI4CCXg' };
  await watching('push asked for', () => call('setPush', { ...device, topics: PUSH_TOPICS }, { token }));
  await watching('limit', () => call('setDayLimit', { of: 'stake', amount: kes(900) }, { token }));
  await watching('deposit', () => call('deposit', { phone, amount: kes(2_000) }, { token, key: 'd' }));
  await watching('deposit paid', () => handset(phone).approve());
  const limits = await call('getLimits', {});
  const [match] = await call('getTopMatches', { offset: 5, limit: 1 });
  const slip = { customer: { profileId, phone }, selections: [homeWinOf(match!)], stake: kes(49), limits };
  const bet = await watching('bet', () => call('placeBet', honestBet(slip), { token, key: 'b' }));
  expect(bet.kind).toBe('placed');
  await recordWin(match!);
  await watch.watchingHouse('settlement', () => settleNow(watch.db, bettingTimeOf(systemClock)));
  const offer = (await call('getOfferedJackpots', {})).find(({ phase }) => phase === 'open');
  const jackpot = await call('getJackpot', { jackpotId: offer!.id });
  const picks = jackpot.matches.map(({ id, position, homeTeam, awayTeam }): PlacedPick => {
    return { matchId: id, position, homeTeam, awayTeam, pick: ['home'] };
  });
  const asked = { profileId, picks, stake: jackpot.betAmount, combinations: 1, jackpotType: jackpot.type };
  const ticket = await watching('ticket', () => call('placeJackpotBet', asked, { token, key: 't' }));
  expect(ticket.kind).toBe('placed');
  await watching('balance', () => call('getBalance', { profileId }, { token }));
  const [newest] = await watching('my bets', () => call('getBets', { profileId, from: null }, { token }));
  await watching('bet detail', () => call('getBetDetail', { betId: newest!.id }, { token }));
  await watching('intent', () => call('getIntent', { key: 'unknown' }, { token }));
  await watching('withdraw', () => call('withdraw', { phone, amount: kes(100) }, { token, key: 'w' }));
  const [from, to] = [nairobiDay('2026-01-01'), nairobiDay('2026-12-31')];
  await watching('statement', () => call('getStatement', { profileId, from, to }, { token }));
  await watching('notices', () => call('getNotices', { profileId }, { token }));
  await watching('play limits', () => call('getPlayLimits', { profileId }, { token }));
  await watching('logout', () => call('logOut', {}, { token }));
};

/** A customer in games: launched, staked, won, taken back, and won a tier of the jackpot. */
const playGames = async (): Promise<void> => {
  const { watching } = watch;
  const hall = openGameHall(watch.db);
  const player = await hall.aPlayer(1_000);
  const launch = await watching('launch', () => hall.launched(player, 'kengele'));
  const opened = await watching('game session', () => hall.open(launch));
  if (!opened.ok) throw new Error(opened.reason);
  const { session } = opened.value;
  await watching('game balance', () => hall.balance(session));
  const transaction = randomUUID();
  for (const path of ['stake', 'stake again'])
    expect((await watching(path, () => hall.debit(session, 10, { transaction }))).ok).toBe(true);
  expect((await watching('win', () => hall.credit(session, 20, { unrisked: 5 }))).ok).toBe(true);
  const back = randomUUID();
  await hall.debit(session, 10, { round: 'r2', transaction: back });
  expect((await watching('stake back', () => hall.rollback(session, back, { round: 'r2' }))).ok).toBe(true);
  await hall.debit(session, 10, { round: 'r3' });
  const tier = () => hall.credit(session, 0, { round: 'r3', jackpot: 'shaba' });
  expect((await watching('tier won', tier)).ok).toBe(true);
};

// Plans of one server: on a distributed database they only show what a machine is sent.
test.skipIf(isSpread)(
  'each statement and each transaction of a customer names that customer and no other',
  async () => {
    await liveAsCustomer();
    await playGames();
    // The outbox picks and leases among all jobs, in its own statements, which no customer's work waits for.
    const found = watch.offences.filter(
      ({ statement }) => !/^(UPDATE job SET leased_until|SELECT profile_id, job_id FROM)/.test(statement),
    );
    expect([...new Set(found.map(({ table, fault }) => `${table}: ${fault}`))].toSorted()).toEqual(
      STILL.toSorted(),
    );
  },
  60_000,
);

/** Two persons give a customer money of the house. */
const giveMoney = async (): Promise<void> => {
  const { profileId } = await platform.customer({ deposit: 100 });
  const [cashier, admin] = [await deskOf('cashier'), await deskOf('admin')];
  const args = { profileId, amount: kes(50), reason: 'goodwill' } as const;
  const { approvalId, version } = await watch.watching('credit asked for', () =>
    cashier.seen('credit', args),
  );
  const approve = { approvalId: approvalId!, decision: 'approve' as const, why: '', dryRun: false, version };
  const { state } = await watch.watching('credit', () => admin.call('approve', approve));
  expect(state).toBe('done');
};
const deskOf = async (role: 'cashier' | 'admin') =>
  deskHand(platform.app, (await logInToDesk(platform.app, platform.owner, role)).session);

test.skipIf(!isSpread)(
  'on a Citus each statement of a customer is sent to one part of the rows, and no transaction names two customers (needs TEST_CITUS_URL)',
  async () => {
    await liveAsCustomer();
    await playGames();
    await giveMoney();
    // Winning a tier of the casino's jackpot, which is rare, adds up everybody's shares.
    const faults = watch.offences.map(({ path, fault }) => `${path}: ${fault}`);
    expect([...new Set(faults)]).toEqual(['tier won: a second part in one transaction']);
  },
  120_000,
);
