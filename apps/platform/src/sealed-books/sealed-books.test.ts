import { hash } from 'node:crypto';
import {
  addDays,
  checkBetProof,
  dayBounds,
  instantFromMs,
  kes,
  nairobiDayOf,
  toMs,
  type BetProof,
  type BooksSeal,
} from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeWinOf, honestBet } from '../../test/honest-bet.ts';
import { openHall } from '../../test/betting-hall.ts';
import { withDatabase } from '../../test/with-database.ts';
import { withPlatform, type TestPlatform } from '../../test/with-platform.ts';
import { receivedOf, sandboxRegulator, signTold, type RegulatorGateway } from '../gateways/index.ts';
import { systemRandom, type RealClock } from '../ports/index.ts';
import { regulatorWait, sealBooks, sealedDay, retryRegulatorNow } from './index.ts';
import { publishedForm } from './book-event.ts';
import { sealInTurn } from './seal-books.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await withPlatform();
});
afterAll(() => platform.dispose());

const clockAt = (ms: number): RealClock => ({
  tells: 'real time',
  now: () => instantFromMs(ms),
  nowMs: () => ms,
});
const seal = (at: number, regulator: RegulatorGateway | null = sandboxRegulator(platform)) =>
  sealBooks({ db: platform.db, realClock: clockAt(at), random: systemRandom, regulator });
/** Behind the end of today and the three hours after it, however many minutes that are to catch up. */
const closeToday = async (regulator?: RegulatorGateway | null): Promise<void> => {
  const end = toMs(dayBounds(nairobiDayOf(instantFromMs(Date.now()))).to) + 4 * 3_600_000;
  for (let jobs = 0; jobs < 8; jobs += 1) await seal(end, regulator);
};

const placed = async () => {
  const customer = await platform.customer({ deposit: 500 });
  const { token } = customer;
  const limits = await platform.call('getLimits', {});
  const match = (await platform.call('getTopMatches', { offset: 20, limit: 50 })).find(
    ({ mainOutcomes: { home } }) => home?.odds,
  );
  if (!match) throw new Error('no match is open');
  const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(100), limits });
  await platform.call('placeBet', bet, { token, key: crypto.randomUUID() });
  const [row] = await platform.call('getBets', { profileId: customer.profileId, from: null }, { token });
  if (!row) throw new Error('the bet is not there');
  const legs = await platform.call('getBetDetail', { betId: row.id }, { token });
  return { customer, bet: row, legs };
};
type Placed = Awaited<ReturnType<typeof placed>>;

const proofOf = async ({ customer: { token }, bet }: Placed) => {
  const proof = await platform.call('getBetProof', { betId: bet.id }, { token });
  const { day, minute } = proof;
  return { proof, seal: await platform.call('getBooksSeal', { day, minute }) };
};
const check = (
  { proof, seal: known }: { proof: BetProof; seal: BooksSeal },
  of: Pick<Placed, 'bet' | 'legs'>,
) => checkBetProof(proof, known, of, sha256);

test('a bet is proven under its minute, then under its day, and only as it was placed', async () => {
  const mine = await placed();
  await expect(proofOf(mine)).rejects.toThrow('answered 404');
  await seal(Date.now() + 120_000);

  const early = await proofOf(mine);
  expect(check(early, mine)).toBe('minute');
  expect(check(early, { ...mine, bet: { ...mine.bet, stake: kes(100.01) } })).toBeNull();
  expect(
    check(early, { ...mine, legs: mine.legs.map((leg) => ({ ...leg, outcomeKey: 'away' as never })) }),
  ).toBeNull();
  const stranger = await platform.customer();
  await expect(proofOf({ ...mine, customer: stranger })).rejects.toThrow('answered 404');

  await closeToday();
  const late = await proofOf(mine);
  expect(late.seal.dayRoot).not.toBeNull();
  expect(check(late, mine)).toBe('day');
  expect(check({ ...late, seal: { ...late.seal, dayRoot: 'a'.repeat(64) } }, mine)).toBeNull();
  const { events, days } = await receivedOf(platform.db);
  expect(events.map(({ record }) => record).join('')).not.toContain(mine.customer.profileId);
  expect(days[0]).toMatchObject({ toldRoot: late.seal.dayRoot, ownRoot: late.seal.dayRoot });
});

test('a feed that is cut off anywhere tells all of it, and what was written late is sealed with its day', async () => {
  const other = await withPlatform();
  const [kept, whole] = [platform, sandboxRegulator(other)];
  platform = other;
  try {
    const mine = await placed();
    const day = nairobiDayOf(instantFromMs(Date.now()));
    // Each call is heard and its answer lost, but every third.
    let calls = 0;
    const breaking: RegulatorGateway = {
      ...whole,
      tell: async (told) => {
        const answer = await whole.tell(told);
        calls += 1;
        if (calls % 3 !== 0) throw new Error('the line broke');
        return answer;
      },
    };
    const patiently = async (work: () => Promise<void>): Promise<void> => {
      for (let tries = 0; tries < 60; tries += 1)
        try {
          return await work();
        } catch (error) {
          expect(String(error)).toContain('the line broke');
        }
      throw new Error('it never came through');
    };
    await patiently(() => seal(Date.now() + 120_000, breaking));
    // Written in that minute by a transaction that ended after the minute was sealed.
    await other.owner.query(
      `INSERT INTO ledger_transfer (profile_id, reference, kind, made_at, posted_at)
       SELECT profile_id, 'late', 'deposit', made_at, posted_at FROM ledger_transfer WHERE kind = 'stake'`,
    );
    await other.owner.query(
      `INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
       SELECT profile_id, 'late', 1, 'gateway:mobile-money', 'house:suspense', 100 FROM ledger_transfer WHERE kind = 'stake'`,
    );
    // The regulator has lost something too.
    await other.owner.query(
      `DELETE FROM sandbox_regulator_event WHERE event_id = (SELECT min(event_id) FROM sandbox_regulator_event)`,
    );
    await patiently(() => closeToday(breaking));

    expect(await sealedDay(other.db, day)).toMatchObject({ agreedAt: expect.any(String) as string });
    expect(check(await proofOf(mine), mine)).toBe('day');
    const [sums] = await other.db.query<{ told: number; booked: number }>(
      `SELECT (SELECT count(*) FROM sandbox_regulator_event)::integer AS told, (SELECT count(*) FROM ledger_transfer WHERE posted_at >= $1)::integer AS booked`,
      [dayBounds(day).from],
    );
    expect(sums?.told).toBe(sums?.booked);
  } finally {
    platform = kept;
    await other.dispose();
  }
});

test('a day that the regulator has otherwise keeps no other day open', async () => {
  const regulator = sandboxRegulator(platform);
  const [first, second] = [-3, -2].map((days) => addDays(nairobiDayOf(instantFromMs(Date.now())), days));
  for (const day of [first, second])
    await platform.owner.query(`INSERT INTO sealed_day (day, secret) VALUES ($1, 'a secret')`, [day]);
  const other: RegulatorGateway = {
    ...regulator,
    tell: async (told) => (told.body.includes(first!) ? { agrees: false } : regulator.tell(told)),
  };
  await expect(closeToday(other)).rejects.toThrow(`the regulator has another root of ${first}`);
  expect(await sealedDay(platform.db, second!)).toMatchObject({ agreedAt: expect.any(String) as string });
});

test('the regulator takes nothing that the house has not signed, and an event that is told otherwise is no duplicate', async () => {
  const regulator = sandboxRegulator(platform);
  const body = JSON.stringify({
    kind: 'day',
    day: addDays(nairobiDayOf(instantFromMs(0)), 1),
    events: 0,
    root: null,
  });
  await expect(regulator.tell({ body, signature: 'AA==' })).rejects.toThrow('signature');
  const { events } = await receivedOf(platform.db);
  const day = nairobiDayOf(instantFromMs(Date.now()));
  const told = { kind: 'events', day, events } as const;
  expect(await regulator.tell(signTold(told, regulator.key))).toEqual({ agrees: true });
  const other = { ...told, events: events.map((event) => ({ ...event, record: `${event.record} ` })) };
  await expect(regulator.tell(signTold(other, regulator.key))).rejects.toThrow('told before');
});

test('a deposit that a failed withdrawal puts back is told as a withdrawal, and as a stake that went back where it was one', () => {
  const names = ['withdrawal_hold', 'house:open-rounds'].map((from) => {
    const moves = [[from, 'cash', 100]] as const;
    const event = {
      hash: '',
      at: '',
      kind: 'deposit-returned',
      reference: 'deposit-returned:P1',
      moves,
      bet: null,
    };
    return (JSON.parse(publishedForm(event).record) as { readonly event: string }).event;
  });
  expect(names).toEqual(['withdrawal', 'voided']);
});

test('the form of a record never changes: a sealed day must come out the same for good', () => {
  const told = publishedForm({
    hash: '0123456789abcdef'.repeat(4),
    at: '2026-11-27T06:00:00.000001Z',
    kind: 'stake',
    reference: 'stake:b0000000000000000001',
    moves: [['cash', 'house:open-bets', 8889]],
    bet: {
      reference: 'K1',
      stake: 10_000,
      odds: 136,
      win: 12_000,
      system: null,
      picks: [['123', '1', '1', 1360]],
    },
  });
  expect(hash('sha256', JSON.stringify(told))).toMatchInlineSnapshot(
    `"35252b87aeeda262ab50a8bdab05558c3061660745bc5ac622f5553bc7a98765"`,
  );
});

test('a regulator that is away leaves one row that waits, longer each time, and no job aside; what was not told comes with the first that succeeds', async () => {
  const base = await withDatabase();
  try {
    const hall = await openHall(base.db);
    const whole = sandboxRegulator(base);
    let isAway = true;
    const regulator: RegulatorGateway = {
      ...whole,
      tell: (told) => (isAway ? Promise.reject(new Error('no line')) : whole.tell(told)),
    };
    await hall.aCustomer(100);
    const from = Date.now() + 120_000;
    const turn = (minutes: number) =>
      sealInTurn({
        db: base.db,
        realClock: clockAt(from + minutes * 60_000),
        random: systemRandom,
        regulator,
      });
    const waits = () => regulatorWait(base.db);
    const told = async () => (await receivedOf(base.db)).events.length;
    await base.owner.query(
      `INSERT INTO sealed_until (next) VALUES (date_trunc('minute', now()) - interval '5 minutes')`,
    );
    await turn(0);
    const first = await waits();
    expect(first).toMatchObject({ tries: 1, reason: 'Error: no line' });
    // Before its time nothing is tried; from then on the pauses grow: 1 minute, 2, 4, 8.
    await turn(0.5);
    expect((await waits())?.tries).toBe(1);
    for (const minutes of [2, 5, 10]) await turn(minutes);
    expect(await waits()).toMatchObject({ tries: 4, since: first?.since });
    isAway = false;
    await turn(11);
    expect([(await waits())?.tries, await told()]).toEqual([4, 0]);
    expect(await retryRegulatorNow(base.db, 'none')).toBe(false);
    expect(await retryRegulatorNow(base.db, 'regulator')).toBe(true);
    await turn(11);
    expect([await waits(), await told()]).toEqual([null, 1]);
    expect(await retryRegulatorNow(base.db, 'regulator')).toBe(false);
  } finally {
    await base.dispose();
  }
});
