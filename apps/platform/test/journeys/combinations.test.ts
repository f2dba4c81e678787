import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { combinationOf, kes, type BetLimits, type MatchMarkets, type Selection } from '@kipenga/betting-core';
import { endpoints, HOST_BASE_PATHS, printRequest } from '@kipenga/contracts';
import { checkBooks } from '../../src/ledger/index.ts';
import { honestBet } from '../honest-bet.ts';
import { withPlatform, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
let limits: BetLimits;
let pages: readonly MatchMarkets[];
beforeAll(async () => {
  platform = await withPlatform();
  limits = await platform.call('getLimits', {});
  const matches = await platform.call('getTopMatches', { offset: 0, limit: 6 });
  const all = await Promise.all(matches.map(({ id }) => platform.call('getMatchMarkets', { matchId: id })));
  pages = all.filter(({ takesCombinations }) => takesCombinations);
});
afterAll(() => platform.dispose());

const picksOf = ({ match, markets }: MatchMarkets): readonly Selection[] =>
  markets.flatMap((market) =>
    market.outcomes.flatMap(({ odds, key, id, label }) =>
      odds === null
        ? []
        : [
            {
              matchId: match.id,
              feedMatchId: match.feedId,
              homeTeam: match.homeTeam,
              awayTeam: match.awayTeam,
              startsAt: match.startsAt,
              marketName: market.name,
              marketTypeId: market.typeId,
              outcomeKey: key,
              outcomeId: id,
              odds,
              label,
            },
          ],
    ),
  );

/** Home wins and over 2.5 of a match of the season, as one pick. */
const combinedOn = async (page: MatchMarkets): Promise<Selection> => {
  const [home, over] = ['1 1', '18 over 2.5'].map((name) =>
    picksOf(page).find(({ marketTypeId, outcomeKey }) => `${marketTypeId} ${outcomeKey}` === name),
  );
  if (!home || !over) throw new Error('the match has no such prices');
  const answer = await platform.call('priceCombination', {
    feedMatchId: page.match.feedId,
    outcomeIds: [over.outcomeId, home.outcomeId],
  });
  if (answer.kind === 'refused') throw new Error(answer.description);
  return combinationOf([home, over], answer.odds);
};

describe('picks of one match, from their price to the payout (D101, D114)', () => {
  test('are placed beside another match and as singles after a deposit, won, paid, and told by their parts', async () => {
    const customer = await platform.customer({ deposit: 500 });
    const [first, second] = pages;
    if (!first || !second) throw new Error('two matches of the season take combinations');
    const selections = [await combinedOn(first), await combinedOn(second)];
    const bet = honestBet({ customer, selections, stake: kes(49), limits });
    const { token, profileId, phone } = customer;
    expect(await platform.call('placeBet', bet, { token, key: 'both' })).toMatchObject({ kind: 'placed' });
    const bets = selections.map((one) => honestBet({ customer, selections: [one], stake: kes(49), limits }));
    expect(
      await platform.call('depositAndBet', { phone, amount: kes(100), bets }, { token, key: 'singles' }),
    ).toMatchObject({ kind: 'prompt-sent' });
    await platform.handset(phone).approve();
    for (const { match } of [first, second]) {
      const reply = await platform.app.inject({
        method: 'POST',
        url: '/sandbox/season/result',
        payload: { parent_match_id: match.feedId, home: 3, away: 0 },
      });
      expect(reply.statusCode).toBe(200);
    }
    const told = await platform.call('getBets', { profileId, from: null }, { token });
    expect(told.map(({ status }) => status)).toEqual(['won', 'won', 'won']);
    for (const { id } of told)
      for (const leg of await platform.call('getBetDetail', { betId: id }, { token }))
        expect(leg).toMatchObject({
          status: 'won',
          parts: [
            { outcomeKey: '1', status: 'won' },
            { outcomeKey: 'over 2.5', status: 'won' },
          ],
        });
    expect(await checkBooks(platform.owner)).toMatchObject({ total: 0, drifting: [] });
  });

  test('that have no price together are refused before anybody pays in for them, in words that name them', async () => {
    const { token, phone, ...who } = await platform.customer();
    const { match } = pages.at(-1) ?? {};
    const [one, other] = pages.flatMap(picksOf).filter(({ matchId }) => matchId === match?.id);
    if (!one || !other) throw new Error('a match of the season takes combinations');
    const selections = [combinationOf([one, other], one.odds)];
    const bet = honestBet({ customer: { ...who, phone }, selections, stake: kes(49), limits });
    const refused = await platform.call(
      'depositAndBet',
      { phone, amount: kes(49), bet },
      { token, key: 'none' },
    );
    expect(refused).toMatchObject({ kind: 'refused', reason: { code: 'combination-impossible' } });
    expect((await platform.handset(phone).look()).prompts).toEqual([]);
  });

  test('use up nothing of what an address may place: who asks for each tap can still bet', async () => {
    const askFrom = (path: string) =>
      platform.app.inject({
        method: 'POST',
        url: HOST_BASE_PATHS.betting + path,
        payload: '{}',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
      });
    for (let tap = 0; tap < 250; tap += 1) await askFrom('/util/combination');
    expect((await askFrom('/util/combination')).statusCode).toBe(400);
    expect((await askFrom('/util/booking/code')).statusCode).toBe(400);
  });

  const [ids, match] = [['1', '2'], '7'];
  test.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', '{'],
    ['a field more', { parent_match_id: match, odd_ids: ids, stake: 1 }],
    ['a field twice', `{"parent_match_id":"7","parent_match_id":"8","odd_ids":["1","2"]}`],
    ['no list', { parent_match_id: match, odd_ids: '1+2' }],
    ['a joined id', { parent_match_id: match, odd_ids: ['1+2', '3'] }],
    ['thirteen', { parent_match_id: match, odd_ids: Array.from({ length: 13 }, (_, at) => String(at)) }],
    ['a path', { parent_match_id: '../7', odd_ids: ids }],
    ['objects', { parent_match_id: match, odd_ids: [{ id: 1 }, { id: 2 }] }],
    ['a huge text', { parent_match_id: match, odd_ids: ['9'.repeat(5_000), '2'] }],
  ])('a question of %s is refused at the door, with 400 and words', async (_, body) => {
    const reply = await platform.app.inject({
      method: 'POST',
      url: `${HOST_BASE_PATHS.betting}/util/combination`,
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ description: string }>().description).not.toBe('');
  });

  test.each(['1+', '1+2+3+4+5+6+7', '1 + 2', "1+2';--", '+'])(
    'a slip with %s for a pick is no bet',
    async (id) => {
      const customer = await platform.customer({ deposit: 100 });
      const [one, other] = pages.flatMap(picksOf);
      if (!one || !other) throw new Error('a match of the season takes combinations');
      const selections = [combinationOf([one, other], one.odds)];
      const bet = honestBet({ customer, selections, stake: kes(49), limits });
      const body = JSON.parse(printRequest(endpoints.placeBet, bet).body ?? '') as { slip: object[] };
      const reply = await platform.app.inject({
        method: 'POST',
        url: `${HOST_BASE_PATHS.betting}/api/bet/placebet`,
        payload: JSON.stringify({ ...body, slip: [{ ...body.slip[0], event_odd_id: id }] }),
        headers: { 'content-type': 'application/json', authorization: customer.token },
      });
      expect(reply.statusCode).toBe(400);
      expect(
        await platform.db.query('SELECT 1 FROM bet WHERE profile_id = $1', [customer.profileId]),
      ).toEqual([]);
    },
  );
});
