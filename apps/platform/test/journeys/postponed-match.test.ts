import { formatNairobiDateTime, instantFromMs, kes, toMs, type Match } from '@kipenga/betting-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { withPlatform, type TestPlatform } from '../with-platform.ts';

let it: TestPlatform;
beforeAll(async () => {
  it = await withPlatform();
});
afterAll(() => it.dispose());

const WEEK_MS = 7 * 24 * 3_600_000;

const tell = async ({ feedId }: Match, startsAtMs: number | null) => {
  const start_time = startsAtMs === null ? null : formatNairobiDateTime(instantFromMs(startsAtMs));
  const payload = { parent_match_id: feedId, start_time };
  const { statusCode } = await it.app.inject({ method: 'POST', url: '/sandbox/season/postpone', payload });
  return statusCode;
};
const listed = () => it.call('getTopMatches', { offset: 0, limit: 100 });

test('a postponed match leaves the lists, its bets are told of it, and a week later is money back at once (R9-08)', async () => {
  const limits = await it.call('getLimits', {});
  const [waiting, moved] = (await listed()).filter(({ mainOutcomes: { home } }) => home?.odds);
  if (!waiting || !moved) throw new Error('too few matches');
  const customer = await it.customer({ deposit: 500 });
  const { profileId, token } = customer;
  const place = (match: Match, key: string) => {
    const bet = honestBet({ customer, selections: [homeWinOf(match)], stake: kes(100), limits });
    return it.call('placeBet', bet, { token, key });
  };
  const cash = async () => (await it.call('getBalance', { profileId }, { token })).balance;
  const kinds = async () =>
    (await it.call('getNotices', { profileId }, { token })).notices
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('bet-'));
  await it.call('setNoticeSms', { topic: 'bets', isWanted: true }, { token });
  for (const match of [waiting, moved]) expect((await place(match, match.id)).kind).toBe('placed');

  expect(await tell(waiting, null)).toBe(200);
  expect((await listed()).map(({ id }) => id)).not.toContain(waiting.id);
  // A customer who opens a slip or a list of favourites only now sees it too.
  expect((await it.call('getMatchMarkets', { matchId: waiting.id })).state).toBe('postponed');
  expect(await it.call('getMatchesByIds', { matchIds: [waiting.id] })).toMatchObject({
    matches: [],
    closed: [{ matchId: waiting.id, state: 'postponed' }],
  });
  expect(await place(waiting, 'again')).toMatchObject({
    kind: 'refused',
    reason: { code: 'match-postponed' },
  });
  expect([await cash(), await kinds()]).toEqual([kes(300), ['bet-pick-postponed']]);

  expect(await tell(moved, toMs(moved.startsAt) + WEEK_MS)).toBe(200);
  expect(await cash()).toBe(kes(400));
  expect(await kinds()).toEqual(['bet-void', 'bet-pick-void', 'bet-pick-postponed']);
  const bets = await it.call('getBets', { profileId, from: 0 }, { token });
  const [voided, open] = await Promise.all(
    bets.map(async ({ id }) => it.call('getBetDetail', { betId: id }, { token })),
  );
  expect(voided).toMatchObject([{ badge: 'void', voidReason: 'postponed' }]);
  expect(open).toMatchObject([{ status: 'open', isPostponed: true }]);
  await expect
    .poll(async () => (await it.handset(customer.phone).look()).messages.map(({ text }) => text))
    .toContainEqual(
      expect.stringContaining(`${moved.homeTeam} v ${moved.awayTeam} is not played within 24 hours`),
    );

  // A bet at the new start stands; the old bet is not affected by the result.
  const again = (await it.call('getMatchesByIds', { matchIds: [moved.id] })).matches[0];
  if (!again) throw new Error('it is not listed at its new start');
  expect((await place(again, 'new start')).kind).toBe('placed');
  const payload = { parent_match_id: moved.feedId, home: 2, away: 0 };
  await it.app.inject({ method: 'POST', url: '/sandbox/season/result', payload });
  expect(await kinds()).toEqual(['bet-won', 'bet-void', 'bet-pick-void', 'bet-pick-postponed']);
  expect(await checkBooks(it.db)).toEqual({ total: 0, drifting: [] });
  expect(await tell(moved, null)).toBe(404);
});
