import {
  addDays,
  formatNairobiDateTime,
  instantFromMs,
  nairobiDay,
  nairobiDayOf,
  kes,
  profileId as profileIdOf,
  toDecimal,
  toMs,
  type Instant,
  type Match,
} from '@kipenga/betting-core';
import {
  DESK_BASE_PATH,
  DESK_COOKIE,
  deskActs,
  deskCalls,
  watchDesk,
  type ActAnswer,
  type ActArgs,
  type DeskNews,
} from '@kipenga/contracts/desk';
import { readReply, XSRF_COOKIE, type Endpoint, type PlacedPick } from '@kipenga/contracts';
import {
  ACTS,
  mayDo,
  mayRead,
  momentWords,
  ROLES,
  type ActName,
  type Role,
  type Sign,
} from '@kipenga/desk-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deskHand, logIn, logInToDesk, type DeskHand, type Sent } from '../../test/desk-calls.ts';
import { tokenHashOf } from '../customers/index.ts';
import type { Sql } from '../database/index.ts';
import { notedFetch, readOperation, UNANSWERED_PHONE } from '../gateways/index.ts';
import { closeByOperator } from '../closing/index.ts';
import { HOUSE, lockWallet, payoutHoldOf, post } from '../ledger/index.ts';
import { keepBlock } from '../play-limits/index.ts';
import { bettingTimeOf, systemClock } from '../ports/index.ts';
import { changePrices, numberOf } from '../sports/index.ts';
import { makeOperator } from './log-in.ts';
import { operatorNamed } from './operators.store.ts';
import { openMoneyOfDay } from './money-of-day.ts';
import { openToday } from './today.ts';
import { codeOf, stepAt } from './totp.ts';
import { lookAtPeople } from './people.ts';
import { actOfOperation, runMatchAct, sandboxOperators, stopSandboxOperators } from './index.ts';
import { testServices } from '../../test/test-services.ts';
import { homeWinOf, honestBet } from '../../test/honest-bet.ts';
import { setBack } from '../../test/set-back.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../test/with-platform.ts';

let platform: TestPlatform;
const hands = new Map<Role, DeskHand>();
const by = (role: Role): DeskHand => hands.get(role)!;
const nobody = (): DeskHand => deskHand(platform.app, null);

beforeAll(async () => {
  platform = await withPlatform();
  for (const role of ROLES) {
    const { session } = await logInToDesk(platform.app, platform.db, role);
    hands.set(role, deskHand(platform.app, session));
  }
});
afterAll(() => platform.dispose());

/** As the sandbox's phone shows them. */
const shownOperators = async () =>
  (await platform.app.inject({ url: '/sandbox/operators' })).json<
    { name: string; role: Role; password: string; code: string }[]
  >();

type AnyCall = Endpoint<unknown, unknown, unknown, unknown, string>;

/** A request with a customer's token in every place where a login is looked for. */
const sentWith = (token: string): Sent => ({
  cookies: { [DESK_COOKIE]: token, [XSRF_COOKIE]: 'a-mark' },
  headers: { authorization: `Bearer ${token}` },
});

const TAXES = {
  stakeDivisor: 1.25,
  winningsPercent: 7.5,
  depositPercent: 0,
  withdrawalPercent: 0,
  reference: 'a law to come',
};

/** Valid arguments for each act; the things they name do not exist. */
const ARGS: ActArgs = {
  suspend: { scope: 'match', matchId: '1' },
  resume: { scope: 'match', matchId: '1' },
  'limit-prices': { matchId: '1', least: 1.2, most: 15 },
  'end-price-limit': { matchId: '1' },
  result: { matchId: '1', home: 1, away: 0 },
  void: { matchId: '1' },
  'take-result-back': { matchId: '1' },
  postpone: { matchId: '1', startsAt: null },
  'give-back': { matchId: '1' },
  'answer-line': { lineId: '999999', answer: 'no' },
  'try-again': { reference: 'none' },
  'assign-suspense': { receipt: 'none', profileId: 'none' },
  'return-suspense': { receipt: 'none', reversal: 'NONE00' },
  'end-payout': { profileId: 'none', paymentId: 'none', ended: 'given-back' },
  'ask-payout': { profileId: 'none', paymentId: 'none' },
  'send-payout-again': { profileId: 'none', paymentId: 'none' },
  'move-receipt': { profileId: 'none', paymentId: 'none' },
  credit: { profileId: 'none', amount: kes(1), reason: 'fault' },
  'pay-tax': { kind: 'stakes', day: nairobiDay('2026-11-26'), number: 'PRN0000001' },
  'ask-tax': { paymentId: 'none' },
  'move-receipt-to-tax': { paymentId: 'none' },
  'end-tax': { paymentId: 'none', ended: 'not-paid' },
  'book-line': { receipt: 'none' },
  'explain-line': { receipt: 'none', side: 'in' },
  'close-account': { profileId: 'none', reason: 'house' },
  block: { profileId: 'none', reason: 'care' },
  'hold-money': { profileId: 'none', reason: 'care' },
  unblock: { profileId: 'none' },
  classify: { profileId: 'none', class: null },
  'note-customer': { profileId: 'none' },
  'decide-balance': { profileId: 'none', decision: 'pay-out' },
  'erase-person': { profileId: 'none' },
  limit: { kind: 'pay', matchId: '1', most: kes(1) },
  'end-limit': { kind: 'pay', limitId: '999999' },
  'set-booster': { booster: null },
  'set-house-limit': { limit: 'max_stake', value: '1', since: instantFromMs(0) },
  'withdraw-house-limit': { recordId: 'none' },
  'set-tax': { ...TAXES, day: nairobiDay('2026-01-01') },
  'withdraw-tax': { recordId: 'none' },
  'open-jackpot': {
    type: 'none',
    name: 'None',
    description: 'None',
    line: kes(49),
    doubles: 0,
    guarantee: kes(0),
    matches: ['none'],
  },
  'cancel-jackpot': { jackpotId: 'none' },
  'stop-operator': { name: 'none' },
  'reset-codes': { name: 'none' },
  'note-case': { profileId: 'none', outcome: 'called' },
  'switch-game-off': { gameId: 'none' },
  'switch-game-on': { gameId: 'none' },
};
const ACT_NAMES = Object.keys(ACTS) as ActName[];
const asked = (act: ActName) => ({ args: ARGS[act], why: 'a test', dryRun: false, version: null });

describe('who may do what (D98)', () => {
  let withCustomersToken: Sent;
  beforeAll(async () => (withCustomersToken = sentWith((await platform.customer()).token)));

  test.each(ACT_NAMES)(
    '%s by every role, by nobody and by a customer goes by the table alone',
    async (act) => {
      const send = async (hand: DeskHand, sent: Sent = {}) =>
        (await hand.send(deskActs[act] as AnyCall, asked(act), { ...sent, key: `${act} by the table` }))
          .status;
      const statuses = await Promise.all(ROLES.map((role) => send(by(role))));
      expect(statuses).toEqual(ROLES.map((role) => (mayDo(role, act) ? 200 : 403)));
      expect([await send(nobody()), await send(nobody(), withCustomersToken)]).toEqual([401, 401]);
    },
  );

  test('people, their identities and the register are read by who looks after them alone; all else by every role', async () => {
    const reads = Object.entries(deskCalls).filter(([, { method }]) => method === 'GET') as [
      string,
      AnyCall,
    ][];
    const fields = {
      matchId: '1',
      profileId: 'none',
      betId: '1',
      find: '1',
      day: '2026-11-26',
      month: '2026-11',
      jackpotId: '1',
    };
    const ofPeople = new Set(['people', 'identities', 'register']);
    for (const [name, call] of reads)
      for (const role of ROLES) {
        const isRefused = ofPeople.has(name) && !mayRead(role, 'compliance');
        const { status } = await by(role).send(call, fields);
        expect([name, role, status === 403]).toEqual([name, role, isRefused]);
      }
    expect(ROLES.filter((role) => mayRead(role, 'compliance'))).toEqual(['compliance', 'admin']);
  });

  test('nothing is read without a login, with a customer’s, or after the operator has logged out', async () => {
    const reads = Object.values(deskCalls).filter(({ method }) => method === 'GET') as AnyCall[];
    const fields = {
      matchId: '1',
      profileId: '1',
      betId: '1',
      find: '1',
      day: '2026-11-26',
      month: '2026-11',
      jackpotId: '1',
    };
    for (const call of reads)
      for (const sent of [{}, withCustomersToken])
        expect([call.name, (await nobody().send(call, fields, sent)).status]).toEqual([call.name, 401]);
    const stopped = deskHand(platform.app, (await newSession('support')).session);
    expect(await stopped.call('me', {})).toMatchObject({ name: 'support', role: 'support' });
    await stopped.call('logOut', {});
    expect((await stopped.send(deskCalls.me as AnyCall, {})).status).toBe(401);
  });

  test('a page of a list begins at its beginning where what follows is no place of ours', async () => {
    const { profileId } = await platform.customer();
    const { id: matchId } = await aMatch();
    const lists = Object.values(deskCalls).filter(
      ({ method, name }) =>
        method === 'GET' &&
        !/Me|Today|Waiting|Match|Customers|Customer|Operators|Exposure|Limits|Games|Report|Month|History|Statement$/.test(
          name,
        ),
    ) as AnyCall[];
    const paged = [
      ...lists,
      deskCalls.matches,
      deskCalls.betsOfCustomer,
      deskCalls.paymentsOfCustomer,
    ] as AnyCall[];
    for (const call of paged)
      for (const after of ['x', 'x|y', 'x|y|z', '2026-99-99T00:00:00Z|1', '2026-11-27T00:00:00Z|y|z'])
        expect([
          call.name,
          after,
          (await by('admin').send(call, { profileId, matchId, after })).status,
        ]).toEqual([call.name, after, 200]);
  });

  test('a write that another page sends is refused: without the mark, with a wrong one, from elsewhere', async () => {
    const call = deskActs.suspend as AnyCall;
    const session = (await newSession('trader')).session;
    const hand = deskHand(platform.app, session);
    const refused = [
      { xsrf: null },
      { xsrf: 'another' },
      { cookies: { [DESK_COOKIE]: session } },
      { cookies: { [DESK_COOKIE]: session, [XSRF_COOKIE]: 'a' }, xsrf: 'b' },
      { headers: { 'sec-fetch-site': 'cross-site' } },
      { headers: { origin: 'https://evil.example' } },
    ];
    for (const sent of refused)
      expect((await hand.send(call, asked('suspend'), { key: 'k', ...sent })).status).toBe(400);
    expect((await hand.send(call, asked('suspend'), {})).status).toBe(400); // no key
  });
});

/** A code works once: the step is reset so that a second login of a role need not wait for the next code. */
const newSession = async (role: Role) => {
  await platform.owner.query('UPDATE operator SET totp_step = 0 WHERE name = $1', [role]);
  return logInToDesk(platform.app, platform.db, role);
};

describe('logging in (D98)', () => {
  test('takes a code once, and a session for twelve hours at most, out of reach of scripts and other sites', async () => {
    await platform.owner.query(`UPDATE operator SET totp_step = 0 WHERE name = 'admin'`);
    const { name, password, code } = (await shownOperators()).find(({ role }) => role === 'admin')!;
    const enter = () => logIn(platform.app, { name, password, code });
    const first = await enter();
    expect(JSON.parse(first.answer)).toMatchObject({ res: 0, operator: { role: 'admin', is_sandbox: true } });
    expect(first.cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/host/desk' });
    expect(JSON.parse((await enter()).answer)).toMatchObject({ res: 1, operator: null });
    const hand = deskHand(platform.app, first.session);
    const { endsAt } = await hand.call('me', {});
    expect(endsAt <= instantFromMs(Date.now() + 12 * 3_600_000)).toBe(true);
    await platform.owner.query(
      `UPDATE operator_session SET expires_at = now() - interval '1 second' WHERE token_hash = $1`,
      [tokenHashOf(first.session)],
    );
    expect((await hand.send(deskCalls.me as AnyCall, {})).status).toBe(401);
  });

  test('holds guesses back, of strangers together, and never keeps out who comes from where they were', async () => {
    const guess = async (address: string, password = 'a wrong password'): Promise<number> => {
      const payload = { name: 'compliance', password, code: '000000' };
      const url = '/host/desk/login';
      const reply = await platform.app.inject({ method: 'POST', url, payload, remoteAddress: address });
      return reply.json<{ res: number }>().res;
    };
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, at) => guess(`203.0.113.${at + 1}`)));
    expect(guesses.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 1),
      2,
      2,
    ]);
    expect(JSON.parse((await newSession('compliance')).answer)).toMatchObject({ res: 0 });
  });
});

const used = new Set<string>();
/** A match far enough ahead, fully priced, and used by no other test. */
const aMatch = async (leastOdds = 1_000): Promise<Match> => {
  const matches = await platform.call('getTopMatches', { offset: 20, limit: 50 });
  // The sale of a jackpot ends in its own time once a match of it has started, which a preview says.
  const inJackpots = await platform.owner.query<{ feedId: string }>(
    'SELECT feed_match_id::text AS "feedId" FROM jackpot_match',
  );
  const found = matches.find(
    ({ id, feedId, mainOutcomes: { home, draw, away } }) =>
      !used.has(id) &&
      inJackpots.every((one) => one.feedId !== feedId) &&
      [home, draw, away].every((outcome) => outcome?.odds) &&
      (home?.odds ?? 0) >= leastOdds,
  );
  if (!found) throw new Error('no match is left');
  used.add(found.id);
  return found;
};
const bet = async (customer: TestCustomer, match: Match, key = 'bet', stake = kes(100)) => {
  const limits = await platform.call('getLimits', {});
  const slip = { customer, selections: [homeWinOf(match)], stake, limits };
  return platform.call('placeBet', honestBet(slip), { token: customer.token, key });
};
/** Marks a match as started or open, whatever its real start; publishes no event. */
const writeStart = (match: Match, status: 'open' | 'started') =>
  platform.owner.query('UPDATE match SET starts_at = $2, status = $3 WHERE match_id = $1', [
    match.id,
    status === 'open' ? match.startsAt : instantFromMs(toMs(platform.bettingClock.now()) - 60_000),
    status,
  ]);
const cashOf = async ({ profileId, token }: TestCustomer): Promise<number> =>
  (await platform.call('getBalance', { profileId }, { token })).balance;
const settled = async (match: Match): Promise<void> => {
  await expect
    .poll(async () => (await by('trader').call('match', { matchId: match.id })).isBeingSettled, {
      interval: 20,
    })
    .toBe(false);
};

test('the stream tells of bets, once the exposure has them, and of what has changed, for as long as the session lives', async () => {
  const address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const hear = (cookie: string) =>
    fetch(address + DESK_BASE_PATH + watchDesk.path, { headers: { cookie: `${DESK_COOKIE}=${cookie}` } });
  expect((await hear('')).status).toBe(401);
  const { session } = await newSession('support');
  const { body, headers } = await hear(session);
  expect(headers.get('content-type')).toContain('text/event-stream');
  let said = '';
  const ended = (async () => {
    for await (const part of body!.pipeThrough(new TextDecoderStream())) said += part;
  })();
  const heard = async (fits: (news: DeskNews) => boolean): Promise<void> => {
    const news = () =>
      said.split('\n').flatMap((line) => {
        const read = line.startsWith('data: ') ? readReply(watchDesk, line.slice('data: '.length)) : null;
        return read?.ok ? [read.value] : [];
      });
    await expect.poll(() => news().some(fits), { interval: 20 }).toBe(true);
  };
  const match = await aMatch();
  expect((await by('trader').call('exposure', { matchId: match.id })).bets).toBe(0); // it is followed from now on
  expect((await bet(await platform.customer({ deposit: 500 }), match)).kind).toBe('placed');
  await heard(({ betsOn }) => betsOn.includes(match.id));
  expect((await by('trader').call('exposure', { matchId: match.id })).bets).toBe(1);
  said = '';
  expect(await by('trader').act('suspend', { scope: 'match', matchId: match.id })).toMatchObject({
    state: 'done',
  });
  await heard(({ hasChanged }) => hasChanged);
  said = '';
  await platform.customer({ deposit: 500 });
  await heard(({ hasMoneyMoved }) => hasMoneyMoved);
  await deskHand(platform.app, session).call('logOut', {});
  await by('trader').act('resume', { scope: 'match', matchId: match.id });
  await ended;
});

describe('suspending (D97)', () => {
  test('what is suspended takes no bet from that second on, and takes them again', async () => {
    const match = await aMatch();
    const customer = await platform.customer({ deposit: 1_000 });
    const args = { scope: 'match' as const, matchId: match.id };
    expect(await by('trader').act('suspend', args)).toMatchObject({ state: 'done' });
    expect((await bet(customer, match, 'suspended')).kind).not.toBe('placed');
    const shown = await by('support').call('match', { matchId: match.id });
    expect(shown).toMatchObject({
      match: { isSuspended: true },
      suspensions: [{ scope: 'match', who: 'trader' }],
    });
    expect(await by('trader').act('resume', args)).toMatchObject({ state: 'done' });
    expect((await bet(customer, match, 'again')).kind).toBe('placed');
    const market = { ...args, scope: 'market' as const, market: homeWinOf(match).marketTypeId };
    for (const wide of [
      market,
      { scope: 'all' as const },
      { scope: 'competition' as const, competition: shown.match.competitionCode! },
    ]) {
      expect(await by('trader').act('suspend', wide)).toMatchObject({ state: 'done' });
      expect((await bet(customer, match, JSON.stringify(wide))).kind).not.toBe('placed');
      expect(await by('trader').act('resume', wide)).toMatchObject({ state: 'done' });
    }
    expect(await by('trader').act('resume', args)).toMatchObject({ state: 'done' });
  });
});

test('a price outside of its limits is not offered, until it comes back, or the limits end; both stand in its history', async () => {
  const match = await aMatch();
  const customer = await platform.customer({ deposit: 1_000 });
  const pick = homeWinOf(match);
  const { odds, marketTypeId: market, outcomeId } = pick;
  const args = { matchId: match.id, market };
  const least = toDecimal(odds) + 0.01;
  expect(
    await by('trader').act('limit-prices', { ...args, least: 5, most: 2 }, { dryRun: true }),
  ).toMatchObject({
    state: 'refused',
  });
  expect(await by('trader').act('limit-prices', args, { dryRun: true })).toMatchObject({ state: 'refused' });
  expect(await by('trader').seen('limit-prices', { ...args, least })).toMatchObject({
    state: 'done',
    preview: { says: expect.stringMatching(/are offered from [\d.]+ only. Of 3 now [123] are held back$/) },
  });
  expect((await bet(customer, match, 'held')).kind).not.toBe('placed');
  const shown = async () => {
    const board = await by('support').call('match', { matchId: match.id });
    const one = board.markets.find((found) => found.market === market);
    return {
      limit: one?.priceLimit ?? null,
      of: one?.outcomes.find((found) => found.outcomeId === outcomeId),
    };
  };
  expect(await shown()).toMatchObject({
    limit: { least, most: null, who: 'trader', why: 'a test' },
    of: { odds: null, heldOdds: toDecimal(odds) },
  });
  const move = (to: number) =>
    platform.db.transaction((sql) =>
      changePrices(sql, [{ outcomeNumber: numberOf(outcomeId)!, odds: to }], {
        cause: 'feed',
        who: 'season',
        at: platform.bettingClock.now(),
      }),
    );
  expect((await by('support').call('limits', {})).priceLimits).toMatchObject([
    { matchId: match.id, market, least, most: null, who: 'trader' },
  ]);
  await move(odds + 500);
  expect((await shown()).of).toMatchObject({ odds: toDecimal(odds) + 0.5, heldOdds: null });
  await move(odds);
  expect(await by('trader').seen('end-price-limit', args)).toMatchObject({ state: 'done' });
  expect(await by('trader').seen('end-price-limit', args)).toMatchObject({ state: 'refused' });
  expect(await shown()).toMatchObject({ limit: null, of: { odds: toDecimal(odds), heldOdds: null } });
  expect((await bet(customer, match, 'offered')).kind).toBe('placed');
  const { rows } = await by('support').call('moves', args);
  const ours = rows.flatMap(({ what, cause, who, why, prices }) => {
    const price = prices.find(({ label }) => label === pick.label);
    return price ? [[what, cause, who, why, price.now, price.isHeld]] : [];
  });
  expect(ours.slice(0, 4)).toEqual([
    ['limited', 'trader', 'trader', 'a test', toDecimal(odds), false],
    ['priced', 'guard', 'season', '', toDecimal(odds), true],
    ['priced', 'feed', 'season', '', toDecimal(odds) + 0.5, false],
    ['limited', 'trader', 'trader', 'a test', toDecimal(odds), true],
  ]);
});

describe('what the house says of a match (D97)', () => {
  let match: Match;
  let bettors: readonly TestCustomer[];
  const cash = async () => Promise.all(bettors.map(cashOf));
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  beforeAll(async () => {
    match = await aMatch(2_000); // a winner has 10,000 to spend, whatever the season is today
    bettors = [await platform.customer({ deposit: 7_000 }), await platform.customer({ deposit: 7_000 })];
    for (const winner of bettors) await bet(winner, match, 'big', kes(6_000));
    const loser = await platform.customer({ deposit: 1_000 });
    const draw = { ...match, mainOutcomes: { ...match.mainOutcomes, home: match.mainOutcomes.draw } };
    await bet(loser, draw as Match, 'small');
    bettors = [...bettors, loser]; // the loser is paid too
  });

  test('a result is done as it was shown, or shown again; what was shown is what is paid, to the cent', async () => {
    const args = { matchId: match.id, home: 2, away: 0 };
    const before = await cash();
    expect(await by('trader').act('result', args, { dryRun: true })).toMatchObject({
      state: 'refused',
      description: expect.stringMatching(/^It starts /),
    });
    await writeStart(match, 'started');
    const shown = await by('trader').act('result', args, { dryRun: true });
    expect(shown).toMatchObject({
      state: 'preview',
      preview: { bets: 3, customers: 3, takenBack: 0, debtors: 0, needsSecond: false },
    });
    expect(await cash()).toEqual(before); // nothing of the preview is kept
    expect(await by('trader').act('result', args, { why: ' ', version: shown.version })).toMatchObject({
      state: 'refused',
    });
    await writeStart(match, 'open');
    const late = await platform.customer({ deposit: 200 });
    expect((await bet(late, match, 'late')).kind).toBe('placed');
    await writeStart(match, 'started');
    bettors = [...bettors, late];
    const from = await cash();
    const stale = await by('trader').act('result', args, { version: shown.version });
    expect(stale).toMatchObject({ state: 'stale', line: null, preview: { bets: 4 } });
    const key = 'the result';
    const twice = await Promise.all(
      [1, 2].map(() => by('trader').act('result', args, { version: stale.version, key })),
    );
    const [done] = twice;
    expect(twice).toEqual([done, done]);
    expect(done).toMatchObject({
      preview: stale.preview,
      state: 'done',
      line: { act: 'result', operator: 'trader', role: 'trader', why: 'a test', second: null },
    });
    await settled(match);
    expect(sum(await cash()) - sum(from)).toBe(stale.preview!.paid);
    // The same request again gets the same answer; another act under its key does nothing.
    expect(await by('trader').act('result', args, { version: stale.version, key })).toEqual(done);
    expect(await by('trader').act('void', { matchId: match.id }, { key })).toMatchObject({
      state: 'refused',
    });
    expect((await by('support').call('match', { matchId: match.id })).match).toMatchObject({
      score: '2:0',
      isHouseWord: true,
    });
  });

  test('a correction that takes back much is done by two persons, once, and says who goes into debt', async () => {
    const [spender] = bettors;
    const elsewhere = await aMatch();
    expect((await bet(spender!, elsewhere, 'spent', kes(10_000))).kind).toBe('placed');
    const args = { matchId: match.id, home: 0, away: 1 };
    const from = await cash();
    const yesterday = instantFromMs(Date.now() - 86_400_000);
    const wonToday = async () => (await openMoneyOfDay(testServices(platform.db))(yesterday)).won;
    const wonBefore = await wonToday();
    const asked = await by('trader').seen('result', args);
    expect(asked).toMatchObject({ state: 'waits', line: null, preview: { debtors: 1, needsSecond: true } });
    const approvalId = asked.approvalId!;
    const { takenBack, debt } = asked.preview!;
    expect((await by('support').call('approvals', {})).rows).toMatchObject([
      { approvalId, by: 'trader', sides: `${match.homeTeam} v ${match.awayTeam}` },
    ]);
    const decision = { approvalId, decision: 'approve' as const, why: 'seen', version: null };
    for (const role of ['trader', 'cashier'] as const)
      expect(await by(role).call('approve', { ...decision, dryRun: false })).toMatchObject({
        state: 'refused',
      });
    const refusal = { ...decision, decision: 'refuse' as const, dryRun: true };
    expect(await by('admin').call('approve', refusal)).toMatchObject({ state: 'preview' });
    // An act requested by a command is approved as it was shown, too.
    const askedAs = (role: string) => platform.owner.query('UPDATE approval SET asked_role = $1', [role]);
    await askedAs('command');
    expect(await by('admin').call('approve', { ...decision, dryRun: false })).toMatchObject({
      state: 'stale',
    });
    await askedAs('trader');
    const { version } = await by('admin').call('approve', { ...decision, dryRun: true });
    expect(await by('admin').call('approve', { ...decision, dryRun: false })).toMatchObject({
      state: 'stale',
    });
    expect(await cash()).toEqual(from);
    const both = await Promise.all(
      [1, 2].map(() => by('admin').call('approve', { ...decision, dryRun: false, version })),
    );
    expect(both.map(({ state }) => state).toSorted()).toEqual(['done', 'refused']);
    expect(both.find(({ line }) => line)?.line).toMatchObject({ operator: 'trader', second: 'admin' });
    await settled(match);
    const { wallet, acts } = await by('support').call('customer', { profileId: spender!.profileId });
    expect(wallet.owes).toBe(debt);
    // Their page tells the correction that moved their money, with what it moved.
    const [corrected] = acts.filter(({ act }) => act === 'result');
    expect(corrected).toMatchObject({
      by: 'trader and admin',
      says: both.find(({ line }) => line)?.preview?.says,
    });
    expect(corrected?.moved).toBeLessThan(1 - debt);
    expect(sum(from) - sum(await cash())).toBe(takenBack - debt);
    expect(wonBefore - (await wonToday())).toBe(takenBack);
    const { rows } = await by('support').call('betsOfCustomer', { profileId: spender!.profileId });
    expect(rows.filter(({ status }) => status === 'lost').map(({ paid }) => paid)).toEqual([0]);
  });

  test('calling a match off, giving it back, and telling another start stand in what was said of it', async () => {
    const other = await aMatch();
    const one = { matchId: other.id };
    const later = instantFromMs(Date.parse(other.startsAt) + 3_600_000);
    expect(await by('trader').seen('postpone', { ...one, startsAt: later })).toMatchObject({ state: 'done' });
    expect(await by('trader').seen('postpone', { ...one, startsAt: later })).toMatchObject({
      state: 'refused',
    });
    const postponed = await by('trader').call('matches', { state: 'postponed' });
    expect(postponed.rows).toContainEqual(
      expect.objectContaining({ ...one, startsAt: later, wasToStartAt: other.startsAt }),
    );
    const sides = `${other.homeTeam} v ${other.awayTeam}`;
    expect(await by('trader').seen('void', one)).toMatchObject({
      state: 'done',
      preview: { bets: 0 },
      line: { sides },
    });
    const journal = await by('trader').call('journal', {});
    expect(journal.rows.slice(0, 2).map((line) => [line.act, line.sides])).toEqual([
      ['void', sides],
      ['postpone', sides],
    ]);
    expect(await by('trader').seen('take-result-back', one)).toMatchObject({ state: 'done' });
    expect(await by('trader').act('give-back', one)).toMatchObject({ state: 'done' });
    const { said, match: shown } = await by('trader').call('match', one);
    expect(said.map(({ act }) => act)).toEqual(['give-back', 'reopen', 'void', 'postpone']);
    expect(shown).toMatchObject({ state: 'open', startsAt: later, isHouseWord: false });
    expect(
      (await by('trader').call('matches', { find: `${other.homeTeam} ${other.awayTeam}` })).rows,
    ).toContainEqual(shown);
  });
});

test('a new start says what hangs on the match and until when picks stand; one that is too late, what goes back (R9-08)', async () => {
  const match = await aMatch();
  const customer = await platform.customer({ deposit: 500 });
  expect((await bet(customer, match, 'alone', kes(200))).kind).toBe('placed');
  const afterHours = (hours: number) => instantFromMs(Date.parse(match.startsAt) + hours * 3_600_000);
  const shownFor = async (startsAt: Instant | null) =>
    by('trader').act('postpone', { matchId: match.id, startsAt }, { dryRun: true });
  const unknown = await shownFor(null);
  expect(unknown.preview).toMatchObject({ bets: 0, customers: 0, paid: 0, needsSecond: false });
  const deadlines = [24, 12].map((hours) => momentWords(afterHours(hours)));
  for (const words of [
    '1 open bet with KES 200.00 staked hangs on it',
    ...deadlines,
    'Otherwise they are void, for good',
  ])
    expect(unknown.preview?.says).toContain(words);
  expect((await shownFor(afterHours(24))).preview).toMatchObject({ bets: 0, paid: 0 });
  const tooLate = await shownFor(afterHours(48));
  expect(tooLate.preview).toMatchObject({
    bets: 1,
    customers: 1,
    paid: kes(200),
    says: expect.stringContaining('Void at once, and for good: the picks of 1 open bet'),
  });
  const before = await cashOf(customer);
  const args = { matchId: match.id, startsAt: afterHours(48) };
  expect(await by('trader').act('postpone', args)).toMatchObject({ state: 'stale' });
  expect(await by('trader').act('postpone', args, { version: tooLate.version })).toMatchObject({
    state: 'done',
  });
  await expect.poll(() => cashOf(customer), { interval: 20 }).toBe(before + kes(200));
});

describe('the command (D97, D98)', () => {
  test('does acts of the desk, and leaves lines in its journal', async () => {
    const written = async (line: string, as = 'trader') => {
      const read = readOperation([...line.split(' '), '--as', as]);
      if (!read.ok || read.value.kind === 'list') throw new Error(line);
      const asked = await actOfOperation(platform.db, read.value);
      if (!asked.ok) return asked.reason;
      const clocks = { realClock: systemClock, bettingClock: platform.bettingClock };
      const by = { name: read.value.operator, role: 'command' as const };
      const done = await runMatchAct(
        { db: platform.db, ...clocks, changed: () => undefined },
        { why: '', dryRun: false, version: null, key: null, by, ...asked.value },
      );
      return done.state;
    };
    const match = await aMatch();
    await writeStart(match, 'started');
    await platform.owner.query(`UPDATE match SET feed = 'pushed/acme' WHERE match_id = $1`, [match.id]);
    const [named] = await platform.db.query<{ id: string; code: string }>(
      `SELECT external_id AS id, competition.code FROM match JOIN competition USING (competition_id) WHERE feed = 'pushed/acme'`,
    );
    const one = `acme/${named!.id}`;
    const lines = [
      'close all --why fog',
      'open all',
      `close competition ${named!.code}`,
      `open competition ${named!.code}`,
    ]
      .concat([`close ${one} 1`, `open ${one} 1`, `close ${one}`, `open ${one}`, `result ${one} 2:1 1:0`])
      .concat([`void ${one}`, `reopen ${one}`, `give-back ${one}`]);
    for (const line of lines) expect([line, await written(line)]).toEqual([line, 'done']);
    for (const line of ['no 999999', 'again nothing', 'open all'])
      expect([line, await written(line)]).toEqual([line, 'refused']);
    expect(await written('open all', 'Achieng')).toBe('Nobody called Achieng works at the desk');
    expect(await written('void acme/unknown')).toBe('acme has sent no fixture of unknown');
    const { rows } = await by('admin').call('journal', {});
    expect(rows.slice(0, lines.length).map(({ operator, role }) => `${role} ${operator}`)).toEqual(
      lines.map(() => 'command trader'),
    );
    expect(rows[lines.length - 1]).toMatchObject({ act: 'suspend', args: { scope: 'all' }, why: 'fog' });
    await platform.owner.query(`UPDATE match SET feed = 'season' WHERE feed = 'pushed/acme'`);
  });
});

describe('the journal (D98)', () => {
  test('has each act once, in a chain; a line that was changed is named, and so is one that is gone', async () => {
    const read = () => by('compliance').call('journal', { verify: 'yes' });
    const { rows, verified } = await read();
    expect(verified).toEqual({ lines: rows[0]!.number, wrong: null });
    expect(rows.filter(({ act, why }) => act === 'result' && why === 'a test')).toHaveLength(2);
    await expect(platform.db.query(`UPDATE journal_line SET why = 'other' WHERE number = 3`)).rejects.toThrow(
      /journal/,
    );
    await expect(platform.db.query('DELETE FROM journal_line')).rejects.toThrow(/journal/);
    const forge = (statement: string) =>
      platform.owner.query(
        `ALTER TABLE journal_line DISABLE TRIGGER USER; ${statement}; ALTER TABLE journal_line ENABLE TRIGGER USER`,
      );
    const [third] = rows.filter(({ number }) => number === 3);
    await forge(`UPDATE journal_line SET operator = 'somebody' WHERE number = 3`);
    expect((await read()).verified?.wrong).toEqual({ number: 3, why: 'changed' });
    await forge(`UPDATE journal_line SET operator = '${third!.operator}' WHERE number = 3`);
    expect((await read()).verified?.wrong).toBeNull();
    await forge(`UPDATE journal_line SET number = 9999 WHERE number = 3`);
    expect((await read()).verified?.wrong).toEqual({ number: 3, why: 'missing' });
    await forge(`UPDATE journal_line SET number = 3 WHERE number = 9999`);
  });
});

describe('money that waits', () => {
  const paidByHand = async (amount: number): Promise<string> => {
    const payload = { account: '0799999999', amount };
    const url = '/sandbox/handset/254733000111/payments';
    const reply = await platform.app.inject({ method: 'POST', url, payload });
    return reply.json<{ receipt: string }>().receipt;
  };

  test('in suspense becomes a deposit of whom it is, once, and above 10,000 by two persons; or went back', async () => {
    const customer = await platform.customer();
    const [small, large, lost] = [await paidByHand(300), await paidByHand(12_000), await paidByHand(80)];
    const { rows } = await by('cashier').call('suspense', {});
    const told = { account: '0799999999', payer: '254733000111' };
    expect(
      new Map(rows.map(({ receipt, amount, account, payer }) => [receipt, { amount, account, payer }])),
    ).toEqual(
      new Map([
        [small, { amount: kes(300), ...told }],
        [large, { amount: kes(12_000), ...told }],
        [lost, { amount: kes(80), ...told }],
      ]),
    );
    const { profileId } = customer;
    const assigned = await by('cashier').seen('assign-suspense', { receipt: small, profileId });
    const { phone } = customer;
    expect(assigned).toMatchObject({
      state: 'done',
      preview: { paid: kes(300), moves: kes(300) },
      phone,
      line: { phone },
    });
    const kept = await platform.db.query<{ kept: number }>(
      'SELECT count(*)::int AS kept FROM operator_answer WHERE answer::text LIKE $1',
      [`%${phone}%`],
    );
    expect(kept).toEqual([{ kept: 0 }]);
    expect(await cashOf(customer)).toBe(kes(300));
    expect(await by('cashier').seen('assign-suspense', { receipt: small, profileId })).toMatchObject({
      state: 'refused',
    });
    const waits = await by('cashier').seen('assign-suspense', { receipt: large, profileId });
    expect(waits).toMatchObject({ state: 'waits', preview: { needsSecond: true } });
    expect(await cashOf(customer)).toBe(kes(300));
    const { approvalId, version } = waits;
    const approve = {
      approvalId: approvalId!,
      decision: 'approve' as const,
      why: '',
      dryRun: false,
      version,
    };
    expect(await by('admin').call('approve', approve)).toMatchObject({ state: 'done' });
    expect(await cashOf(customer)).toBe(kes(12_300));
    expect(await by('admin').seen('return-suspense', { receipt: lost, reversal: 'TKREV0' })).toMatchObject({
      state: 'done',
    });
    expect((await by('cashier').call('suspense', {})).rows).toEqual([]);
    expect((await by('support').call('customers', { find: small })).rows).toMatchObject([
      { profileId, foundBy: 'receipt' },
    ]);
  });

  test('of the house is given to a customer by two persons, once for each bet or payment, and is theirs without a fee (0106)', async () => {
    const customer = await platform.customer({ deposit: 100 });
    const { profileId, token } = customer;
    const [deposit] = (await by('support').call('paymentsOfCustomer', { profileId })).rows;
    const belongsTo = deposit!.receipt!;
    const args = { profileId, amount: kes(50), reason: 'payment', belongsTo } as const;
    const waits = await by('cashier').seen('credit', args);
    expect(waits).toMatchObject({
      state: 'waits',
      preview: {
        says: expect.stringContaining('Its cash of KES 100.00 becomes KES 150.00'),
        paid: kes(50),
        moves: kes(50),
      },
    });
    expect(await cashOf(customer)).toBe(kes(100));
    const again = await by('admin').seen('credit', { ...args, amount: kes(40) });
    const approve = ({ approvalId, version }: ActAnswer) => ({
      approvalId: approvalId!,
      decision: 'approve' as const,
      why: '',
      dryRun: false,
      version,
    });
    expect(await by('cashier').call('approve', approve(waits))).toMatchObject({ state: 'refused' });
    expect(await by('admin').call('approve', approve(waits))).toMatchObject({
      state: 'done',
      line: { act: 'credit', operator: 'cashier', second: 'admin', args: { belongs_to: belongsTo } },
    });
    const madeGood = { state: 'refused', description: `${belongsTo} was made good before` };
    expect(await by('cashier').call('approve', approve(again))).toMatchObject(madeGood);
    expect(await cashOf(customer)).toBe(kes(150));
    const day = nairobiDayOf(platform.bettingClock.now());
    const rows = await platform.call('getStatement', { profileId, from: day, to: day }, { token });
    expect(rows.at(-1)).toMatchObject({
      type: 'credit',
      amount: kes(50),
      balance: kes(150),
      reference: belongsTo,
    });
    const { fee } = await platform.call('getWithdrawalQuote', { amount: kes(150) }, { token });
    expect(fee).toBe(kes(10));
    const refused = async (other: Partial<ActArgs['credit']>, words: string) =>
      expect(await by('cashier').seen('credit', { ...args, ...other })).toMatchObject({
        state: 'refused',
        description: expect.stringContaining(words),
      });
    await refused({ belongsTo: 'NOTHING1' }, 'is no bet, ticket or payment of this customer');
    await platform.owner.query(
      `UPDATE payment SET status = 'TRX_SUCCESS', finished_at = NULL WHERE receipt = $1`,
      [belongsTo],
    );
    await refused({}, 'has not ended: settle or end it first');
    await platform.owner.query(
      `UPDATE payment SET status = 'COMPLETED', finished_at = made_at WHERE receipt = $1`,
      [belongsTo],
    );
    await refused({ amount: kes(20_001) }, 'At most KES 20,000.00 is given at once');
    await by('compliance').seen('close-account', { profileId, reason: 'house' });
    await refused({}, 'The account is closed');
  });

  test('that waits for a second person is prepared once, is withdrawn by who asked, and tells when it can only be refused', async () => {
    const { profileId, phone } = await platform.customer();
    const give = (shillings: number) => ({ profileId, amount: kes(shillings), reason: 'fault' as const });
    const waits = await by('cashier').seen('credit', give(60));
    expect(await by('admin').seen('credit', give(60))).toMatchObject({
      state: 'refused',
      description: expect.stringMatching(
        /^The same waits for a second person already.*: cashier prepared it, /,
      ),
    });
    // A customer is named by the phone too; what is kept has the id alone.
    const other = await by('cashier').seen('credit', { ...give(61), profileId: profileIdOf(phone) });
    const end = (role: Role, decision: 'withdraw' | 'refuse', { approvalId }: ActAnswer) =>
      by(role).call('approve', {
        approvalId: approvalId!,
        decision,
        why: 'by mistake',
        dryRun: false,
        version: null,
      });
    expect(await end('admin', 'withdraw', waits)).toMatchObject({ state: 'refused' });
    expect(await end('cashier', 'withdraw', waits)).toMatchObject({
      state: 'done',
      line: { act: 'withdraw-act', operator: 'cashier', args: { asked_for: 'credit' } },
    });
    expect(await end('admin', 'refuse', waits)).toMatchObject({
      description: 'It was withdrawn by cashier',
    });
    const now = async () =>
      (await by('admin').call('approvalsNow', {})).rows.find(
        ({ approvalId }) => approvalId === other.approvalId,
      );
    expect(await now()).toMatchObject({ refusal: null });
    const { rows } = await by('admin').call('approvals', {});
    expect(rows.find(({ approvalId }) => approvalId === other.approvalId)?.args).toMatchObject({
      profile_id: profileId,
    });
    await by('compliance').seen('close-account', { profileId, reason: 'house' });
    expect(await now()).toMatchObject({ refusal: 'The account is closed' });
    expect(await end('admin', 'refuse', other)).toMatchObject({ state: 'done' });
  });

  test('that the statement and the books do not have alike is found, booked once, or explained', async () => {
    const own = await platform.customer({ deposit: 700 });
    const [deposit] = (await by('support').call('paymentsOfCustomer', { profileId: own.profileId })).rows;
    const receipt = deposit!.receipt!;
    const now = formatNairobiDateTime(deposit!.finishedAt!);
    const line = (name: string, paidIn: string, out = '', details = 'Pay Bill, online') =>
      `${name},${now},"${details}",Completed,${paidIn},${out},"1,000.00"`;
    const statement = (...lines: readonly string[]) =>
      [
        'Organization Name:,Kipenga',
        'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
        ...lines,
        `NEVERPAID,${now},x,Failed,5.00,,`,
      ].join('\r\n');
    const apart = async () => (await by('cashier').call('statement', {})).rows;
    const take = (csv: string) => by('cashier').call('importStatement', { csv });

    const approved = async ({ approvalId, version }: ActAnswer) => {
      const asked = {
        approvalId: approvalId!,
        decision: 'approve' as const,
        why: '',
        dryRun: false,
        version,
      };
      expect(await by('admin').call('approve', asked)).toMatchObject({ state: 'done' });
    };

    expect(await take('no statement')).toMatchObject({ res: 1 });
    expect(await take(statement(line('TKBOTH1', '5.00', '-5.00')))).toMatchObject({
      res: 1,
      description:
        'Nothing of the statement was taken. Line 3: it has both Paid In, 5.00, and Withdrawn, -5.00',
    });
    expect((await by('trader').send(deskCalls.importStatement as AnyCall, { csv: 'x' })).status).toBe(403);
    const whole = statement(
      line(receipt, '700.00'),
      line('TKLOST1', '"12,500.50"'),
      line('TKOUT1', '', '-300.00'),
      line('TKOUT1', '', '-5.00', 'Business Payment Charge'),
      line('TKTYPED', '90.00', '', 'Pay Bill Online, Acc. charge'),
    );
    expect(await take(whole)).toMatchObject({ res: 0, description: expect.stringContaining('1 Failed') });
    await take(whole);
    const found = (await apart()).filter(({ receipt: name }) =>
      [receipt, 'TKLOST1', 'TKOUT1', 'TKTYPED'].includes(name),
    );
    expect(found).toMatchObject([
      { receipt: 'TKLOST1', side: 'in', theirs: kes(12_500.5), ours: null },
      { receipt: 'TKOUT1', side: 'out', theirs: kes(300), ours: null },
      { receipt: 'TKTYPED', side: 'in', theirs: kes(90), ours: null },
    ]);

    // A statement that says something else of a line keeps both, until a person says which holds. Neither file changes that when it is taken again.
    const less = statement(line(receipt, '70.00'));
    for (const csv of [less, less, whole]) await take(csv);
    expect(await apart()).toContainEqual(
      expect.objectContaining({ receipt, theirs: kes(700), ours: kes(700), saidNow: kes(70) }),
    );
    const two = { receipt, side: 'in' as const };
    expect(await by('cashier').seen('explain-line', two)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('say which of them holds'),
    });
    expect(await by('cashier').seen('explain-line', { ...two, holds: 'last' })).toMatchObject({
      state: 'done',
      preview: { says: expect.stringContaining('KES 70.00 holds, and KES 700.00 does not'), moves: kes(630) },
    });
    for (const csv of [less, whole]) await take(csv);
    expect(await apart()).toContainEqual(
      expect.objectContaining({ receipt, theirs: kes(70), ours: kes(700), saidNow: null }),
    );
    // It takes back that the money came, and then says again that it did.
    await take(whole.replace('Completed,700.00', 'Cancelled,70.00'));
    expect(await apart()).toContainEqual(
      expect.objectContaining({ receipt, theirs: kes(70), saidNow: kes(0) }),
    );
    expect(await by('cashier').seen('explain-line', { ...two, holds: 'first' })).toMatchObject({
      state: 'done',
    });
    expect(await by('cashier').seen('explain-line', two)).toMatchObject({ state: 'done' });
    await take(statement(line(receipt, '690.00')));
    expect(await by('cashier').seen('explain-line', { ...two, holds: 'last' })).toMatchObject({
      state: 'done',
    });
    // The explanation was of another sum.
    expect(await apart()).toContainEqual(expect.objectContaining({ receipt, theirs: kes(690) }));
    expect(await by('cashier').seen('explain-line', two)).toMatchObject({ state: 'done' });
    // Today tells how many lines, how many shillings and since when, and each day without a whole statement.
    const { apart: many, unexplained } = await by('cashier').call('statement', {});
    const told = async () => (await by('cashier').call('today', {})).statement;
    expect(await told()).toMatchObject({
      apart: many,
      unexplained,
      since: (await apart()).map(({ at }) => at).toSorted()[0],
      daysMissing: 0,
    });
    const daysBefore = (days: number) =>
      formatNairobiDateTime(instantFromMs(toMs(deposit!.finishedAt!) - days * 86_400_000)).slice(0, 10);
    const quiet = (from: number, to: number) =>
      `Time Period:,From ${daysBefore(from)} 00:00:00 To ${daysBefore(to)} 23:59:59\n${statement().split('\r\n')[1]!}`;
    for (const csv of [quiet(9, 9), quiet(7, 5), quiet(4, 3), `${quiet(6, 6)}\n`])
      expect(await take(csv)).toMatchObject({ res: 0 });
    expect(await told()).toMatchObject({ daysMissing: 3, firstMissing: daysBefore(8) });
    await take(quiet(8, 1));
    expect(await told()).toMatchObject({ daysMissing: 0, firstMissing: null });
    // A missing line is found too.
    const second = await platform.customer({ deposit: 300 });
    const [missing] = (await by('support').call('paymentsOfCustomer', { profileId: second.profileId })).rows;
    await take(
      `${statement(line(receipt, '700.00'))}\r\nZZENDED,${formatNairobiDateTime(instantFromMs(toMs(missing!.finishedAt!) + 1_000))},x,Completed,1.00,,`,
    );
    const lacked = { receipt: missing!.receipt!, side: 'in' as const };
    expect(await apart()).toContainEqual(
      expect.objectContaining({ ...lacked, theirs: null, ours: kes(300) }),
    );

    // Booked money is in suspense. Booking needs two persons, whatever the amount, and happens once.
    expect(await by('cashier').seen('book-line', { receipt: 'TKTYPED' })).toMatchObject({ state: 'waits' });
    const args = { receipt: 'TKLOST1' };
    const waits = await by('cashier').seen('book-line', args);
    expect(waits).toMatchObject({ state: 'waits', preview: { moves: kes(12_500.5), needsSecond: true } });
    await approved(waits);
    expect((await by('cashier').call('suspense', {})).rows).toMatchObject([
      { receipt: 'TKLOST1', amount: kes(12_500.5), account: '', payer: 'Pay Bill, online' },
    ]);
    expect(await by('cashier').seen('book-line', args)).toMatchObject({ state: 'refused' });
    await take(whole);
    expect(await apart()).not.toContainEqual(expect.objectContaining(args));
    expect(await by('cashier').seen('return-suspense', { ...args, reversal: receipt })).toMatchObject({
      state: 'refused',
      description: expect.stringContaining(`${receipt} is the receipt of other money`),
    });
    await approved(await by('cashier').seen('return-suspense', { ...args, reversal: ' tkrev1 ' }));
    await take(statement(line('TKREV1', '', '-12500.50')));
    expect(await apart()).not.toContainEqual(expect.objectContaining({ receipt: 'TKREV1' }));

    // A deposit confirmed by a status query, or one that may still be, has no receipt yet: its line cannot be booked as new money.
    await platform.customer({ deposit: 431 });
    await take(statement(line('TKASKED', '431.00')));
    const LATER = 'finished_at = finished_at';
    for (const became of [
      "status = 'COMPLETED'",
      LATER,
      "status = 'REVERSED'",
      "status = 'TRX_SUCCESS', finished_at = NULL",
    ]) {
      if (became === LATER) await setBack(platform.db, 'payment.finished_at', -2 * 86_400, 'amount = 43100');
      await platform.db.query(`UPDATE payment SET receipt = NULL, ${became} WHERE amount = 43100`);
      expect(await by('cashier').seen('book-line', { receipt: 'TKASKED' }), became).toMatchObject({
        state: 'refused',
      });
    }
    await platform.db.query(`UPDATE payment SET status = 'FAILED' WHERE amount = 43100`);

    // Money that is in the statement with another amount is never booked again; once explained, it stays so.
    expect(await by('cashier').seen('book-line', { receipt: lacked.receipt })).toMatchObject({
      state: 'refused',
    });
    for (const one of [lacked, { receipt: 'TKOUT1', side: 'out' as const }])
      expect(await by('cashier').seen('explain-line', one)).toMatchObject({ state: 'done' });
    await take(whole);
    for (const name of [lacked.receipt, 'TKOUT1', receipt])
      expect(await apart()).not.toContainEqual(expect.objectContaining({ receipt: name }));
    // The sums are kept with each line; they are what a count of all lines says.
    const [counted] = await platform.owner.query(
      `SELECT count(*) AS lines, count(*) FILTER (WHERE is_apart) AS apart, coalesce(sum(difference) FILTER (WHERE is_apart), 0)::bigint AS unexplained,
         max(at) FILTER (WHERE theirs IS NOT NULL) AS until
       FROM (SELECT *, (ours IS DISTINCT FROM theirs AND why IS NULL) OR said_now IS NOT NULL AS is_apart,
           greatest(abs(said_now - theirs), abs(coalesce(theirs, 0) - coalesce(ours, 0))) AS difference
         FROM statement_line) AS lines`,
    );
    expect(await platform.owner.query('SELECT lines, apart, unexplained, until FROM statement_sum')).toEqual([
      counted,
    ]);
  });

  test('an approval whose act is told in a form of before cannot be approved, says so, and is closed', async () => {
    const told = { profile_id: 'none', payment_id: 'none', ended: 'paid', receipt: 'QK12' };
    const preview = { says: 'x', bets: 0, customers: 1, paid: 0, taken_back: 0, debtors: 0, debt: 0 };
    const [row] = await platform.owner.query<{ id: string }>(
      `INSERT INTO approval (act, args, why, asked_by, asked_role, asked_at, preview)
       VALUES ('end-payout', $1, 'a test', 'cashier', 'cashier', now(), $2) RETURNING approval_id::text AS id`,
      [JSON.stringify(told), JSON.stringify({ ...preview, moves: 0, needs_second: true })],
    );
    const asked = { approvalId: row!.id, why: 'asked anew', version: null };
    const decide = (decision: 'approve' | 'refuse', dryRun: boolean) =>
      by('admin').call('approve', { ...asked, decision, dryRun });
    expect(await decide('approve', true)).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('a receipt is 6 to 20 letters and digits'),
    });
    expect(await decide('refuse', false)).toMatchObject({ state: 'done' });
    const { rows } = await by('admin').call('approvals', {});
    expect(rows).not.toContainEqual(expect.objectContaining({ approvalId: row!.id }));
  });

  test('a payout nobody knows the end of, as to one phone of the sandbox, is ended as paid or given back, once', async () => {
    const customer = await platform.customer({ deposit: 1_000, phone: UNANSWERED_PHONE });
    const { profileId, phone, token } = customer;
    for (const ended of ['paid', 'given-back'] as const) {
      await platform.call('withdraw', { phone, amount: kes(200) }, { token, key: ended });
      const [payout] = (await by('cashier').call('openPayments', {})).rows;
      expect(payout).toMatchObject({ profileId, amount: kes(200), type: 'withdrawal', waits: 'asked' });
      const args = { profileId, paymentId: payout!.paymentId, ended, receipt: 'QK12AB34C' + ended.length };
      expect(await by('cashier').seen('end-payout', args)).toMatchObject({ state: 'refused' }); // too young
      await platform.owner.query(
        `UPDATE payment SET written_at = now() - interval '31 minutes' WHERE profile_id = $1`,
        [profileId],
      );
      // The payout job has run.
      await expect
        .poll(
          () =>
            platform.owner.query(
              `SELECT FROM job WHERE profile_id = $1 AND kind = 'sandbox-pay-out' AND done_at IS NULL`,
              [profileId],
            ),
          {
            interval: 20,
          },
        )
        .toEqual([]);
      const before = await cashOf(customer);
      const done = await by('cashier').seen('end-payout', args);
      expect(done).toMatchObject({ state: 'done' });
      expect((await cashOf(customer)) - before).toBe(done.preview!.paid);
      expect(await by('cashier').seen('end-payout', args)).toMatchObject({ state: 'refused' });
      const { rows } = await by('support').call('paymentsOfCustomer', { profileId });
      const last = rows.find(({ paymentId }) => paymentId === args.paymentId);
      expect(last).toMatchObject({ status: ended === 'paid' ? 'COMPLETED' : 'FAILED', waits: null });
    }
  });
});

describe('customers (D104)', () => {
  test('are found, shown with their bets, and closed; a held balance is decided on by two persons, always', async () => {
    const customer = await platform.customer({ deposit: 400 });
    const { profileId, phone } = customer;
    await bet(customer, await aMatch(), 'shown');
    const { rows: bets } = await by('support').call('betsOfCustomer', { profileId });
    expect(bets).toMatchObject([{ product: 'bet', status: 'open', stake: kes(100), picks: 1 }]);
    const { legs } = await by('support').call('betOfCustomer', { profileId, betId: bets[0]!.betId });
    expect(legs).toMatchObject([{ status: 'open', marketName: expect.stringMatching(/./) }]);
    for (const [find, foundBy] of [
      [phone, 'phone'],
      [profileId, 'profile'],
      [bets[0]!.reference, 'bet'],
    ] as const)
      expect((await by('support').call('customers', { find })).rows).toEqual([
        { profileId, phone, status: 'active', foundBy },
      ]);
    expect((await by('support').call('customers', { find: 'nobody' })).rows).toEqual([]);
    const ledger = await by('support').call('ledgerOfCustomer', { profileId });
    expect(ledger.rows.map(({ kind, cash }) => [kind, cash])).toEqual([
      ['stake', -10_000],
      ['welcome-bonus', 0],
      ['deposit', 40_000],
    ]);
    const after = ledger.rows[0]!.reference;
    expect((await by('support').call('ledgerOfCustomer', { profileId, after })).rows).toEqual(
      ledger.rows.slice(1),
    );
    expect((await by('support').call('gamesOfCustomer', { profileId })).rows).toEqual([]);
    expect((await by('support').call('loginsOfCustomer', { profileId })).rows).toMatchObject([
      { push: null, pushSince: null },
    ]);
    await by('trader').act('note-customer', { profileId }, { why: 'Rings on Sundays, half-asleep.' });
    const args = { profileId, reason: 'under-age' as const };
    expect(await by('compliance').seen('close-account', args)).toMatchObject({
      state: 'done',
      preview: { says: expect.stringContaining('Its open bets and tickets, 1, play on') },
    });
    expect(await by('compliance').seen('close-account', args)).toMatchObject({ state: 'refused' });
    const shown = await by('support').call('customer', { profileId });
    expect(shown.acts).toContainEqual(
      expect.objectContaining({ act: 'note-customer', why: 'Rings on Sundays, half-asleep.', by: 'trader' }),
    );
    expect(shown).toMatchObject({ status: 'closed', closing: { reason: 'under-age', isHeld: true } });
    expect(shown.acts[0]).toMatchObject({ by: 'compliance' });
    const decide = () => by('compliance').seen('decide-balance', { profileId, decision: 'stakes-back' });
    expect(await decide()).toMatchObject({ state: 'refused' }); // its bet runs
    await by('trader').seen('void', { matchId: await aMatchOf(bets[0]!.betId, profileId) });
    await expect.poll(async () => (await decide()).state, { interval: 50 }).toBe('waits');
    const approval = (await by('admin').call('approvals', {})).rows.find(
      ({ act }) => act === 'decide-balance',
    );
    const ask = { approvalId: approval!.approvalId, decision: 'approve' as const, why: '' };
    const { version } = await by('admin').call('approve', { ...ask, dryRun: true, version: null });
    expect(await by('admin').call('approve', { ...ask, dryRun: false, version })).toMatchObject({
      state: 'done',
      line: { act: 'decide-balance', operator: 'compliance', second: 'admin' },
    });
    const { acts } = await by('support').call('customer', { profileId });
    expect(acts.map(({ act, by: who }) => `${act} ${who}`)).toContain('decide-balance compliance and admin');
    // A person is forgotten by two, once nothing is open: here the account was under age, and its number keeps it out.
    expect(await by('compliance').seen('erase-person', { profileId })).toMatchObject({ state: 'refused' });
    // Permanent records hold no phone number.
    for (const table of ['journal_line', 'approval', 'operator_answer'])
      expect(
        await platform.db.query(`SELECT FROM ${table} AS t WHERE to_jsonb(t)::text LIKE $1`, [`%${phone}%`]),
        table,
      ).toEqual([]);
  });
});

describe('what the house holds a customer to (D98)', () => {
  const own = async ({ profileId, token }: TestCustomer) =>
    (await platform.call('getOwnAccount', { profileId }, { token })).measures;
  const approved = async (waits: Awaited<ReturnType<DeskHand['act']>>) => {
    expect(waits).toMatchObject({ state: 'waits' });
    const { approvalId, version } = waits;
    const agreed = { approvalId: approvalId!, decision: 'approve' as const, why: '', dryRun: false, version };
    expect(await by('admin').call('approve', agreed)).toMatchObject({ state: 'done' });
  };

  test('a person is forgotten by two once the account is closed, empty and no case of theirs is open; the books stay', async () => {
    const customer = await platform.customer({ deposit: 100 });
    const { profileId, phone } = customer;
    const refused = async (words: string) =>
      expect(await by('compliance').seen('erase-person', { profileId })).toMatchObject({
        state: 'refused',
        description: expect.stringContaining(words),
      });
    await refused('not closed');
    await by('compliance').act('note-case', { profileId, outcome: 'reported' });
    expect(await by('compliance').seen('close-account', { profileId, reason: 'house' })).toMatchObject({
      state: 'done',
      preview: {
        says: expect.stringContaining(
          'Its cash of KES 100.00 goes to its number. No fee is taken, for it is the house that closes it. Its welcome bonus of KES 2,000.00 lapses.',
        ),
      },
    });
    const left = async () => (await by('support').call('customer', { profileId })).wallet;
    await expect.poll(async () => (await left()).cash + (await left()).withdrawalHold).toBe(0);
    await refused('case is open');
    await by('compliance').act('note-case', { profileId, outcome: 'closed' });
    await approved(await by('compliance').seen('erase-person', { profileId }));
    expect(await by('support').call('customer', { profileId })).toMatchObject({
      phone: `erased-${profileId}`,
      wallet: { cash: 0 },
    });
    expect((await by('support').call('customers', { find: phone })).rows).toEqual([]);
    const { rows } = await by('support').call('paymentsOfCustomer', { profileId });
    expect(rows.map(({ amount }) => amount)).toContain(kes(100));
    const line = { act: 'erase-person', second: 'admin', operator: 'compliance' };
    expect((await by('support').call('journal', {})).rows[0]).toMatchObject(line);
  });

  test('who is blocked stakes nothing and pays nothing in, reads why, and withdraws; money is held by two persons', async () => {
    const customer = await platform.customer({ deposit: 1_000 });
    const { profileId, phone, password, token } = customer;
    const args = { profileId, reason: 'play' as const };
    const match = await aMatch();
    expect((await bet(customer, match, 'before the block')).kind).toBe('placed');
    expect(await by('support').seen('block', args)).toMatchObject({ state: 'done', preview: { moves: 0 } });
    expect(await by('support').seen('block', args)).toMatchObject({ state: 'refused' }); // it is so already
    const blocked = { code: 'account-blocked', values: { why: 'play' } };
    expect(await bet(customer, match, 'blocked')).toMatchObject({ kind: 'refused', reason: blocked });
    expect(await platform.call('deposit', { phone, amount: kes(100) }, { token, key: 'in' })).toMatchObject({
      reason: blocked,
    });
    expect(await platform.call('logIn', { phone, password, remember: false })).toMatchObject({
      kind: 'logged-in',
      reason: blocked,
    });
    expect(await own(customer)).toMatchObject([
      { description: expect.stringContaining('You can still withdraw') },
    ]);
    expect(
      await platform.call('withdraw', { phone, amount: kes(200) }, { token, key: 'out 1' }),
    ).toMatchObject({ kind: 'accepted' });
    await expect
      .poll(async () => (await by('support').call('customer', { profileId })).wallet.withdrawalHold, {
        interval: 20,
      })
      .toBe(0);
    await approved(await by('compliance').seen('hold-money', args));
    const held = { kind: 'refused', reason: { code: 'account-blocked-money' } };
    expect(
      await platform.call('withdraw', { phone, amount: kes(200) }, { token, key: 'out 2' }),
    ).toMatchObject(held);
    expect(await platform.call('closeAccount', { password }, { token })).toMatchObject(held);
    const closing = { profileId, reason: 'house' as const };
    expect(await by('compliance').seen('close-account', closing)).toMatchObject({ state: 'refused' });
    const texts = (await platform.handset(phone).look()).messages.map(({ text }) => text).join();
    expect(texts).toMatch(
      /You can still withdraw.*What is in it is held|What is in it is held.*You can still withdraw/s,
    );
    expect(await by('support').call('customer', { profileId })).toMatchObject({
      block: { reason: 'play', holdsMoney: true },
    });
    const order = { phone, reason: 'house' as const, author: 'A. Otieno' };
    expect(await closeByOperator(testServices(platform.db), order)).toBe('money-held'); // nor by the command
    expect(await by('compliance').seen('unblock', { profileId })).toMatchObject({ state: 'done' });
    expect((await bet(customer, match, 'after the block')).kind).toBe('placed');
    expect(await own(customer)).toEqual([]);
  });

  test('an unblocking counts stakes that run and what is held too: two persons see to much money, in whatever pots it lies', async () => {
    const customer = await platform.customer({ deposit: 10_100 });
    const { profileId } = customer;
    expect((await bet(customer, await aMatch(), 'all but little', kes(10_000))).kind).toBe('placed');
    await by('support').seen('block', { profileId, reason: 'play' });
    expect(await by('compliance').seen('unblock', { profileId })).toMatchObject({
      state: 'waits',
      preview: { moves: kes(10_100) },
    });
    const post50 = { from: HOUSE.payouts, to: payoutHoldOf(profileIdOf(profileId)), amount: kes(50) };
    await post(platform.db, {
      reference: 'settle:held',
      kind: 'bet-won',
      profileId: profileIdOf(profileId),
      at: systemClock.now() as never,
      postings: [post50],
    });
    expect(await by('compliance').act('unblock', { profileId }, { dryRun: true })).toMatchObject({
      preview: { moves: kes(10_150), needsSecond: true },
    });
  });

  test('money that is held back as its account is being closed stays, and a closed account is not held', async () => {
    const together = async <A>(first: (sql: Sql) => Promise<unknown>, then: () => Promise<A>): Promise<A> => {
      const late: Promise<A>[] = [];
      await platform.db.transaction(async (sql) => {
        await first(sql);
        late.push(then());
        await untilWaiting(platform.owner, 1, '%FROM wallet%');
      });
      return late[0]!;
    };
    const { profileId, password, token } = await platform.customer({ deposit: 500 });
    const holding = async (sql: Sql) => {
      await lockWallet(sql, profileId);
      await keepBlock(sql, profileId, { reason: 'care', holdsMoney: true, since: systemClock.now() });
    };
    expect(
      await together(holding, () => platform.call('closeAccount', { password }, { token })),
    ).toMatchObject({ kind: 'refused', reason: { code: 'account-blocked-money' } });

    const other = await platform.customer({ deposit: 500 });
    const closing = async (sql: Sql) => {
      await lockWallet(sql, other.profileId);
      await sql.query(`UPDATE customer SET status = 'closed' WHERE profile_id = $1`, [other.profileId]);
    };
    const args = { profileId: other.profileId, reason: 'care' as const };
    expect(
      await together(closing, () => by('compliance').act('hold-money', args, { dryRun: true })),
    ).toMatchObject({ state: 'refused' });
  });

  test('a class’s stakes are held from the next bet on, the refusal names the limit, and the customer reads why', async () => {
    const customer = await platform.customer({ deposit: 20_000 });
    const { profileId } = customer;
    const args = { profileId, class: 'restricted' as const, reason: 'prices' as const };
    const match = await aMatch();
    const { maxStake } = await platform.call('getLimits', {});
    const maximum = kes(Math.floor(maxStake / 10_000));
    expect((await bet(customer, match, 'of no class', kes(maximum / 100 + 1))).kind).toBe('placed');
    expect(await by('trader').seen('classify', args)).toMatchObject({ state: 'done' });
    expect(await own(customer)).toMatchObject([
      { description: expect.stringContaining('not limited by it') },
    ]);
    const limit = { kind: 'stake' as const, class: 'restricted' as const, stakePercent: 1 };
    expect(await by('trader').seen('limit', limit)).toMatchObject({
      state: 'done',
      preview: { says: expect.stringMatching(/With it 1 bets of the last week, for KES 201\.00, would/) },
    });
    expect(await bet(customer, match, 'over', kes(maximum / 100 + 1))).toMatchObject({
      kind: 'refused',
      reason: { code: 'class-limit-passed', values: { maximum } },
    });
    expect((await bet(customer, match, 'at the limit', maximum)).kind).toBe('placed');
    expect(await own(customer)).toMatchObject([
      { description: expect.stringContaining('Your bets often come'.toLowerCase()) },
    ]);
    const { rows } = await by('support').call('limits', {});
    const [shown] = rows.filter(({ kind }) => kind === 'stake');
    expect(shown).toMatchObject({ class: 'restricted', stakePercent: 1, who: 'trader' });
    await approved(await by('trader').act('end-limit', { kind: 'stake', limitId: shown!.limitId }));
    // In one sport alone, it is said with the sport, and holds no other.
    const inSport = { ...limit, stakePercent: 2, sport: 'Soccer' };
    const ofSport = await by('trader').seen('limit', inSport);
    expect(ofSport).toMatchObject({
      state: 'done',
      preview: { says: expect.stringContaining('with Soccer in it') },
    });
    expect(await bet(customer, match, 'over in soccer', kes(maximum / 50 + 1))).toMatchObject({
      kind: 'refused',
      reason: { code: 'class-sport-limit-passed', values: { maximum: maximum * 2, sport: 'Soccer' } },
    });
    expect(await own(customer)).toMatchObject([
      { description: expect.stringContaining('Your stakes in Soccer are limited') },
    ]);
    expect((await by('support').call('customer', { profileId })).class).toMatchObject({
      percent: null,
      limits: [{ sport: 'Soccer', percent: 2 }],
    });
    // Above a limit of all sports too, the strictest is said: a bet of that sum is taken.
    await by('trader').seen('limit', { ...limit, stakePercent: 10 });
    expect(await bet(customer, match, 'over both', kes(maximum / 10 + 1))).toMatchObject({
      reason: { code: 'class-sport-limit-passed', values: { maximum: maximum * 2, sport: 'Soccer' } },
    });
    const ofAll = (await by('support').call('limits', {})).rows.find(
      ({ kind, sport }) => kind === 'stake' && sport === null,
    );
    await approved(await by('trader').act('end-limit', { kind: 'stake', limitId: ofAll!.limitId }));
    await by('trader').seen('limit', { ...inSport, stakePercent: 1, sport: 'Tennis' });
    expect((await bet(customer, match, 'under in soccer', kes(maximum / 100 + 1))).kind).toBe('placed');
    const left = (await by('support').call('limits', {})).rows.filter(({ kind }) => kind === 'stake');
    expect(left.map(({ sport }) => sport)).toEqual(['Soccer', 'Tennis']);
    for (const { limitId } of left)
      await approved(await by('trader').act('end-limit', { kind: 'stake', limitId }));
    expect((await bet(customer, match, 'again', kes(maximum / 100 + 1))).kind).toBe('placed');
    expect(await by('trader').seen('classify', { profileId, class: null })).toMatchObject({ state: 'done' });
    expect(await own(customer)).toEqual([]);
  });
});

test('a jackpot is composed by what the house can bear, with two persons above a million (D106)', async () => {
  const matches = await platform.call('getTopMatches', { offset: 0, limit: 50 });
  const hard = matches
    .filter(({ mainOutcomes: { home, draw, away } }) => [home, draw, away].every((outcome) => outcome?.odds))
    .toSorted((one, other) => evenness(one) - evenness(other));
  const compose = (board: readonly Match[], guarantee = kes(1_000)): ActArgs['open-jackpot'] => ({
    type: 'house',
    name: 'House Jackpot',
    description: 'Of the desk',
    line: kes(49),
    doubles: 2,
    guarantee,
    matches: board.map(({ gameId }) => gameId),
  });
  expect(await by('trader').seen('open-jackpot', compose(hard.slice(0, 2)))).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('at least'),
  });
  expect(await by('trader').seen('open-jackpot', compose(hard.slice(0, 4), kes(900_000)))).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('harder to call'),
  });
  const board = compose(hard.slice(0, 17));
  const large = { ...board, guarantee: kes(1_000_001) };
  expect(await by('trader').act('open-jackpot', large, { dryRun: true })).toMatchObject({
    preview: { needsSecond: true },
  });
  expect(await by('trader').seen('open-jackpot', board)).toMatchObject({
    state: 'done',
    preview: { moves: kes(1_000) },
  });
  expect(await by('trader').seen('open-jackpot', board)).toMatchObject({ state: 'refused' }); // one of a type at a time
  const { rows } = await by('support').call('jackpots', {});
  expect(rows.find(({ type }) => type === 'house')).toMatchObject({
    state: 'open',
    guarantee: kes(1_000),
    root: null,
  });
});

test('a jackpot is called off by two persons: no ticket comes in from that second, and each stake is back once (D81)', async () => {
  const offers = await platform.call('getOfferedJackpots', {});
  const { id, type } = offers.find(({ phase, name }) => phase === 'open' && name.includes('Midweek'))!;
  const customers = [
    await platform.customer({ deposit: 49 }),
    await platform.customer({ deposit: 49 }),
    await platform.customer({ deposit: 49 }),
  ];
  const { matches } = await platform.call('getJackpot', { jackpotId: id });
  const picks = matches.map(({ id: matchId, position, homeTeam, awayTeam }): PlacedPick => ({
    matchId,
    position,
    homeTeam,
    awayTeam,
    pick: ['home'],
  }));
  const enter = async ({ profileId, token }: TestCustomer) => {
    const ticket = { profileId, picks, stake: kes(49), combinations: 1, jackpotType: type! };
    return (await platform.call('placeJackpotBet', ticket, { token, key: 'the ticket' })).kind;
  };
  const cash = async ({ profileId, token }: TestCustomer) =>
    (await platform.call('getBalance', { profileId }, { token })).balance;
  expect(await enter(customers[0]!)).toBe('placed');
  const args = { jackpotId: id };
  const shown = await by('trader').act('cancel-jackpot', args, { dryRun: true });
  expect(shown).toMatchObject({
    preview: { bets: 1, customers: 1, paid: kes(49), moves: kes(49), needsSecond: true },
  });
  // Customers enter while the preview is shown: it says so, and they do not make it stale.
  expect(await enter(customers[1]!)).toBe('placed');
  const asked = await by('trader').act('cancel-jackpot', args, { version: shown.version });
  expect(asked).toMatchObject({ state: 'waits', preview: { bets: 2, paid: kes(98) } });
  const decision = { approvalId: asked.approvalId!, decision: 'approve' as const, why: 'seen' };
  const { version } = await by('admin').call('approve', { ...decision, dryRun: true, version: null });
  expect(await by('trader').call('approve', { ...decision, dryRun: false, version })).toMatchObject({
    state: 'refused',
  });
  expect(await by('admin').call('approve', { ...decision, dryRun: false, version })).toMatchObject({
    state: 'done',
    line: { act: 'cancel-jackpot', operator: 'trader', second: 'admin' },
  });
  expect(await enter(customers[2]!)).not.toBe('placed');
  await expect.poll(() => Promise.all(customers.map(cash))).toEqual([kes(49), kes(49), kes(49)]);
  const row = (await by('support').call('jackpots', {})).rows.find(({ jackpotId }) => jackpotId === id);
  expect(row).toMatchObject({ state: 'cancelled', tickets: 2 });
  const { rows: steps } = await by('support').call('jackpotHistory', { jackpotId: id });
  expect(steps.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['cancelled', 'sealed', 'called-off', 'opened']),
  );
  expect(steps.find(({ step }) => step === 'sealed')).toMatchObject({
    amount: row!.fund,
    detail: '2 tickets, 2 lines',
  });
  expect(await by('trader').act('cancel-jackpot', args, { dryRun: true })).toMatchObject({
    state: 'refused',
  });
});

const evenness = ({ mainOutcomes: { home, draw, away } }: Match): number =>
  -Math.min(...[home, draw, away].map((outcome) => Number(outcome!.odds)));

test('the days say whom to call and what money to look at; a note of it is kept (D98)', async () => {
  const washer = await platform.customer();
  const { profileId, phone, token } = washer;
  for (let times = 0; times < 5; times += 1)
    await platform.app.inject({
      method: 'POST',
      url: '/sandbox/handset/254733000222/payments',
      payload: { account: phone, amount: 10_000 },
    });
  await platform.call('withdraw', { phone, amount: kes(30_000) }, { token, key: 'wash' });
  const shown = async (sign: Sign) => (await by('compliance').call('people', { sign })).rows;
  const has = async (sign: Sign, owner: string) =>
    (await shown(sign)).find((row) => row.profileId === owner) ?? null;
  await expect
    .poll(async () => (await by('support').call('customer', { profileId })).wallet.withdrawalHold, {
      interval: 20,
    })
    .toBe(0);
  const player = await platform.customer({ deposit: 7_000 });
  const match = await aMatch();
  await bet(player, match, 'lost', kes(6_000));
  // Four days before: each night a stake, three deposits a day, and withdrawals that went back.
  await platform.owner.query(
    `INSERT INTO customer_day SELECT $1, $2::date - n, 100000, 0, 90000, 0, 3, 0, 30000, 30000, 2, 1 FROM generate_series(1, 4) AS n`,
    [player.profileId, nairobiDayOf(platform.bettingClock.now())],
  );
  const tomorrow = instantFromMs(toMs(platform.bettingClock.now()) + 24 * 3_600_000);
  const clock = { ...bettingTimeOf(systemClock), now: () => tomorrow };
  for (const _ of ['a night', 'the same again'])
    while ((await lookAtPeople({ db: platform.db, bettingClock: clock })) !== null);
  expect(await has('structuring', profileId)).toMatchObject({ amount: kes(50_000), times: 1, phone });
  expect(await has('many-payers', profileId)).toMatchObject({ amount: kes(50_000) });
  expect(await has('little-play', profileId)).toMatchObject({ amount: kes(50_000) });
  for (const sign of ['chasing', 'nights', 'payouts-back'] as const) {
    expect([sign, await has(sign, player.profileId)]).toMatchObject([sign, { times: 4 }]);
    expect([sign, await has(sign, profileId)]).toEqual([sign, null]);
  }
  const [loser, ...others] = await shown('losers');
  expect(others).toEqual([]); // of some dozen customers the half percent is one
  expect(loser!.amount).toBeGreaterThanOrEqual(kes(10_000));
  // A customer who was called is no longer counted, whatever other signs the days still give.
  const uncalled = async () => (await by('compliance').call('today', {})).waiting.people;
  const before = await uncalled();
  await by('compliance').act(
    'note-case',
    { profileId: player.profileId, outcome: 'called' },
    { why: 'talked' },
  );
  expect(await uncalled()).toBe(before! - 1);
  await by('compliance').act('note-case', { profileId, outcome: 'watched' }, { why: 'asked for papers' });
  expect((await has('structuring', profileId))?.noted).toMatchObject({
    by: 'compliance',
    outcome: 'watched',
    why: 'asked for papers',
  });
});

describe('limits and exposure', () => {
  test('a limit on a match is entered, shown, keeps bets out and ends; a large one takes two', async () => {
    const match = await aMatch();
    const customer = await platform.customer({ deposit: 1_000 });
    const args = { kind: 'pay' as const, matchId: match.id, most: kes(50) };
    expect((await bet(customer, match, 'before')).kind).toBe('placed');
    const exposure = await by('trader').call('exposure', { matchId: match.id });
    expect(exposure).toMatchObject({
      bets: 1,
      outcomes: expect.arrayContaining([expect.objectContaining({ bets: 1 })]),
    });
    expect(exposure.worst.pays).toBeGreaterThan(kes(100));
    expect(await by('trader').seen('limit', args)).toMatchObject({ state: 'done' });
    await expect
      .poll(async () => (await bet(customer, match, `limited ${Math.random()}`)).kind)
      .toBe('refused');
    const { rows } = await by('support').call('limits', {});
    expect(rows).toMatchObject([{ kind: 'pay', matchId: match.id, most: kes(50), who: 'trader' }]);
    const end = { kind: 'pay' as const, limitId: rows[0]!.limitId };
    // Two requests at once with one key leave one waiting act.
    const asked = await Promise.all([1, 2].map(() => by('trader').act('end-limit', end, { key: 'its end' })));
    const [ending] = asked;
    expect(asked).toEqual([ending, ending]);
    expect(ending).toMatchObject({ state: 'waits' });
    const { approvalId, version } = ending!;
    const agreed = { approvalId: approvalId!, decision: 'approve' as const, why: '', dryRun: false, version };
    expect(await by('admin').call('approve', agreed)).toMatchObject({ state: 'done' });
    expect(await by('trader').act('end-limit', end)).toMatchObject({ state: 'refused' });
    const large = await by('trader').seen('limit', { ...args, most: kes(1_000_001) });
    expect(large).toMatchObject({ state: 'waits', preview: { moves: kes(1_000_001) } });
    const approve = { approvalId: large.approvalId!, why: '', dryRun: false };
    const unseen = { ...approve, decision: 'approve' as const, version: null };
    expect(await by('admin').call('approve', unseen)).toMatchObject({ state: 'stale' });
    const refuse = { ...approve, decision: 'refuse' as const, version: null };
    expect(await by('admin').call('approve', refuse)).toMatchObject({ state: 'refused' }); // without a why
    expect(await by('admin').call('approve', { ...refuse, why: 'too much' })).toMatchObject({
      state: 'done',
    });
    expect(await by('admin').call('approve', unseen)).toMatchObject({ state: 'refused' });
    const off = { kind: 'cash-out' as const, matchId: match.id, marginPercent: null };
    expect(await by('trader').seen('limit', off)).toMatchObject({ state: 'done' });
    expect((await by('support').call('limits', {})).rows).toMatchObject([
      { kind: 'cash-out', marginPercent: null },
    ]);
  });
});

const aMatchOf = async (betId: string, profileId: string): Promise<string> => {
  const [leg] = await platform.db.query<{ match_id: string }>(
    'SELECT match_id FROM bet_leg WHERE profile_id = $1 AND bet_id = $2',
    [profileId, betId],
  );
  return leg!.match_id;
};

test('the booster is set by two persons, who read what it would have cost; the limits show it, and it goes off again', async () => {
  const booster = { rate: 1.05, minCount: 3, minOdds: 1.2, most: 2 };
  const says = (would: string) => ({ says: expect.stringContaining(would) });
  const pay = { kind: 'pay' as const, most: kes(1_000) };
  expect(await by('trader').act('limit', pay, { dryRun: true })).toMatchObject({
    preview: says('of the seven days before today it would have refused 0'),
  });
  const set = async (wanted: ActArgs['set-booster']['booster']) => {
    const asked = await by('trader').seen('set-booster', { booster: wanted });
    expect(asked).toMatchObject({ state: 'waits', preview: says('it would have cost KES 0.00 more') });
    const decision = { approvalId: asked.approvalId!, decision: 'approve' as const, why: 'seen' };
    const { version } = await by('admin').call('approve', { ...decision, dryRun: true, version: null });
    const done = await by('admin').call('approve', { ...decision, dryRun: false, version });
    expect(done.state).toBe('done');
    return (await by('support').call('limits', {})).booster;
  };
  expect(await set(booster)).toEqual(booster);
  expect(await set({ ...booster, most: null })).toEqual({ ...booster, most: null });
  expect(await set(null)).toBeNull();
});

describe('what the house goes by (0107)', () => {
  const agreed = async (waits: ActAnswer): Promise<ActAnswer> => {
    const { approvalId, version } = waits;
    expect(waits).toMatchObject({ state: 'waits' });
    const said = { decision: 'approve' as const, why: '', dryRun: false, version };
    return by('admin').call('approve', { approvalId: approvalId!, ...said });
  };
  const rules = () => by('support').call('limits', {});
  const inOneHour = () => instantFromMs(systemClock.nowMs() + 3_600_000);

  test('a limit of the house is set by two persons for a moment to come, begins by itself, and is withdrawn before', async () => {
    const stakes = async () =>
      (await rules())
        .houseLimits!.filter(({ name }) => name === 'max_stake')
        .map(({ state, value }) => [state, value]);
    const most = async () => (await platform.call('getLimits', {})).maxStake;
    const set = (value: string, limit: 'max_stake' | 'min_stake' = 'max_stake', since = inOneHour()) =>
      by('trader').seen('set-house-limit', { limit, value, since });
    expect(await set('30000', 'max_stake', instantFromMs(systemClock.nowMs() - 60_000))).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('is past'),
    });
    expect(await set('20001', 'min_stake')).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('the smallest would be above the largest'),
    });
    const done = await agreed(await set('50'));
    expect(done).toMatchObject({
      state: 'done',
      line: { operator: 'trader', second: 'admin' },
      preview: {
        says: expect.stringMatching(/largest stake, KES: 50\..* it would have refused \d+, for KES/),
      },
    });
    expect(await stakes()).toEqual([
      ['in-force', '20000'],
      ['to-come', '50'],
    ]);
    expect(await most()).toBe(kes(20_000));
    await platform.db.query("UPDATE dated_limit SET since = now() - interval '1 second'");
    expect(await stakes()).toEqual([
      ['past', '20000'],
      ['in-force', '50'],
    ]);
    expect(await most()).toBe(kes(50));
    const begun = { state: 'refused', description: 'There is no such limit to come' };
    const [{ entry }] = (await platform.db.query<{ entry: string }>(
      'SELECT entry::text FROM dated_limit',
    )) as [{ entry: string }];
    expect(await by('trader').seen('withdraw-house-limit', { recordId: entry })).toMatchObject(begun);
    await agreed(await set('20000'));
    const next = (await rules()).houseLimits!.find(({ state }) => state === 'to-come')!;
    await agreed(await by('trader').seen('withdraw-house-limit', { recordId: next.recordId! }));
    expect((await rules()).houseLimits!.filter(({ state }) => state === 'to-come')).toEqual([]);
    await platform.db.query('DELETE FROM dated_limit');
    expect(await most()).toBe(kes(20_000));
  });

  test('taxes are entered by two persons for a day to come, told to every page, and withdrawn before it', async () => {
    const today = nairobiDayOf(platform.bettingClock.now());
    const day = addDays(today, 3);
    expect(await by('compliance').seen('set-tax', { ...TAXES, day: today })).toMatchObject({
      state: 'refused',
      description: expect.stringContaining('has begun'),
    });
    const done = await agreed(await by('compliance').seen('set-tax', { ...TAXES, day }));
    expect(done).toMatchObject({
      state: 'done',
      preview: { says: expect.stringContaining('a stake is divided by 1.25, and 7.5 % of a win') },
    });
    const entered = async () => (await rules()).taxes!.at(-1)!;
    expect(await entered()).toMatchObject({ state: 'to-come', day, who: 'compliance', why: 'a test' });
    const { taxes } = await platform.call('getLimits', {});
    expect(taxes?.records.at(-1)).toMatchObject({ effectiveFrom: day, stakeDivisorThousandths: 1_250 });
    const { recordId } = await entered();
    expect(await agreed(await by('compliance').seen('withdraw-tax', { recordId: recordId! }))).toMatchObject({
      state: 'done',
    });
    expect(await entered()).toMatchObject({ state: 'in-force', reference: 'R9-04' });
  });
});

test('what waits, and the day, are told to every role', async () => {
  const today = await by('support').call('today', {});
  expect(today.waiting).toMatchObject({ lines: 0, suspense: 0 });
  // From yesterday on: midnight may have passed since.
  const yesterday = instantFromMs(Date.now() - 86_400_000);
  const services = testServices(platform.db);
  const bettingClock = { ...services.bettingClock, now: () => yesterday };
  const { money } = await openToday({ ...services, bettingClock })();
  expect(money.staked).toBeGreaterThanOrEqual(kes(12_000));
  expect(money.deposits).toBeGreaterThanOrEqual(kes(12_300));
  // Each call includes the transfers since the one before, none of them twice: both while they are recent and once they are in the kept sums.
  for (const lateSeconds of [30, 0]) {
    const look = openMoneyOfDay(services, lateSeconds);
    const { deposits } = await look(yesterday);
    await platform.customer({ deposit: 500 });
    const asks = await Promise.all([look(yesterday), look(yesterday)]);
    expect([...asks, await look(yesterday)].map((one) => one.deposits - deposits)).toEqual(
      Array.from({ length: 3 }, () => kes(500)),
    );
  }
  expect(await by('support').call('waiting', {})).toMatchObject({ lines: [], settlements: [] });
  expect((await by('admin').call('operators', {})).rows.map(({ role }) => role).toSorted()).toEqual(
    [...ROLES].toSorted(),
  );
});

test('the day tells of large withdrawals, of processes, and how each gateway answered when it was asked last', async () => {
  const { profileId, phone, token } = await platform.customer({ deposit: 60_000 });
  const services = testServices(platform.db);
  const paidOut = async () =>
    (await openMoneyOfDay(services)(instantFromMs(Date.now() - 86_400_000))).withdrawals;
  const before = await paidOut();
  for (const amount of [50_000, 5_000])
    await platform.call('withdraw', { phone, amount: kes(amount) }, { token, key: `large ${amount}` });
  // A tenth of each is the fee on deposits that were not staked.
  await expect.poll(async () => (await paidOut()) - before, { interval: 20 }).toBe(kes(49_500));
  await expect(notedFetch(services, 'SMS')('http://127.0.0.1:1')).rejects.toThrow('fetch failed');
  await notedFetch(services, 'M-Pesa')('data:,well');
  const shown = () => by('support').call('today', {});
  await expect
    .poll(async () => (await shown()).gateways, { interval: 20 })
    .toMatchObject([
      { gateway: 'M-Pesa', answeredAt: expect.any(String), fault: null },
      { gateway: 'SMS', answeredAt: null, fault: expect.stringMatching(/./) },
    ]);
  const { processes, largeWithdrawals, largeInAll } = await shown();
  expect(largeInAll).toBe(1);
  expect(processes).toContainEqual(
    expect.objectContaining({ process: expect.stringContaining(String(process.pid)) }),
  );
  expect(largeWithdrawals).toMatchObject([{ profileId, phone, amount: kes(50_000) }]);
});

test('the days of the regulator tell what was sent, when, and whether it has the same root', async () => {
  await platform.owner.query(
    `INSERT INTO sealed_day (day, secret, root, events, sealed_at, agreed_at) VALUES ('2001-01-01', 's', 'aa', 7, '2001-01-02T00:05:00Z', '2001-01-02T00:06:00Z'), ('2001-01-02', 's', NULL, NULL, NULL, NULL)`,
  );
  await platform.owner.query(
    `INSERT INTO sealed_minute (day, minute, events, root, sealed_at) VALUES ('2001-01-02', 1, 2, 'bb', '2001-01-01T21:03:00Z'), ('2001-01-02', 9, 3, 'cc', '2001-01-01T21:11:00Z')`,
  );
  expect((await by('support').call('regulatorDays', { after: '2001-01-03' })).rows).toEqual([
    { day: '2001-01-02', events: 5, root: null, sealedAt: '2001-01-01T21:11:00Z', agreedAt: null },
    {
      day: '2001-01-01',
      events: 7,
      root: 'aa',
      sealedAt: '2001-01-02T00:05:00Z',
      agreedAt: '2001-01-02T00:06:00Z',
    },
  ]);
});

test('two persons give an operator new codes, told once, and stop one from that second on (D98)', async () => {
  const parts = testServices(platform.db);
  const password = 'a long enough password';
  for (const name of ['Wanjiru', 'Kamau'])
    await makeOperator(parts, { name, role: name === 'Kamau' ? 'compliance' : 'admin', password });
  const enter = async (name: string, code: string) => logIn(platform.app, { name, password, code });
  const codeNow = (secret: string) => codeOf(secret, stepAt(Date.now()));
  const secretOf = async (name: string) =>
    parts.totpSeal.open(name, (await operatorNamed(platform.db, name))!.sealedTotp)!;
  const second = deskHand(platform.app, (await enter('Wanjiru', codeNow(await secretOf('Wanjiru')))).session);
  const kamau = deskHand(platform.app, (await enter('Kamau', codeNow(await secretOf('Kamau')))).session);
  const agreed = async (act: 'reset-codes' | 'stop-operator') => {
    const waits = await by('admin').seen(act, { name: 'Kamau' });
    expect(waits).toMatchObject({ state: 'waits', description: 'A second person has to approve it.' });
    const { approvalId, version } = waits;
    const approve = {
      approvalId: approvalId!,
      decision: 'approve' as const,
      why: '',
      dryRun: false,
      version,
    };
    expect(await by('admin').call('approve', approve)).toMatchObject({ state: 'refused' });
    return second.call('approve', approve);
  };
  const old = await secretOf('Kamau');
  const reset = await agreed('reset-codes');
  const secret = await secretOf('Kamau');
  expect(secret).not.toBe(old);
  expect(reset.description).toContain(`secret=${secret}&`);
  expect(JSON.stringify(reset.line)).not.toContain(secret);
  expect((await kamau.send(deskCalls.me as AnyCall, {})).status).toBe(401);
  const again = deskHand(platform.app, (await enter('Kamau', codeNow(secret))).session);
  expect(await again.call('me', {})).toMatchObject({ name: 'Kamau' });
  const { profileId } = await platform.customer();
  const { approvalId, version } = await again.seen('hold-money', { profileId, reason: 'care' });
  expect(await agreed('stop-operator')).toMatchObject({ state: 'done' });
  expect((await again.send(deskCalls.me as AnyCall, {})).status).toBe(401);
  // An act requested before the operator was stopped is not run any more.
  const decision = { approvalId: approvalId!, why: 'stopped', dryRun: false, version };
  expect(await second.call('approve', { ...decision, decision: 'approve' })).toMatchObject({
    state: 'refused',
    description: expect.stringContaining('Kamau works here no more') as string,
  });
  expect(await second.call('approve', { ...decision, decision: 'refuse' })).toMatchObject({ state: 'done' });
  expect(await by('admin').act('stop-operator', { name: 'admin' })).toMatchObject({ state: 'refused' });
  await platform.owner.query(`DELETE FROM operator WHERE name IN ('Wanjiru', 'Kamau')`);
});

test('an operator whom a sandbox has shown is nobody in a live house on its database (D98)', async () => {
  const hand = deskHand(platform.app, (await newSession('support')).session);
  await stopSandboxOperators({ db: platform.db, realClock: systemClock });
  expect((await hand.send(deskCalls.me as AnyCall, {})).status).toBe(401);
  expect(await sandboxOperators(testServices(platform.db))).toEqual([]);
});
