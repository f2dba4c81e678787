import {
  competitionId,
  instant,
  marketTypeId,
  matchId,
  nairobiDay,
  nairobiDayOf,
  outcomeId,
  profileId,
  sportId,
  toMs,
  type Instant,
  type Match,
} from '@kipenga/betting-core';
import { endpoints, printReply } from '@kipenga/contracts';
import football from '../../seed/football.json' with { type: 'json' };
import seedResults from '../../seed/past-results.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withDatabase, type TestDatabase } from '../../test/with-database.ts';
import type { CallContext, Handlers } from '../http/index.ts';
import { openWallet } from '../ledger/index.ts';
import { seasonOf, type TestSeason } from '../../test/season-of.ts';
import { freeGameIds } from './offer.store.ts';
import {
  changePrices,
  feedMatchNumber,
  isOffered,
  numberOf,
  holdPrices,
  pricesFor,
  recordResult,
  sportsHandlers,
} from './index.ts';
import { searchable } from './search-text.ts';
import { DERBIES } from './top-rule.ts';

/** A customer who has a wallet and nothing else. */
const BETTOR = profileId('bettor');

const NAMES = [
  'getSportsNavigation',
  'getActiveSports',
  'getTopMatches',
  'getMatches',
  'getCompetitionMatches',
  'searchMatches',
  'getMatchesByDate',
  'getMatchMarkets',
  'getMatchForm',
  'getMatchesByIds',
  'getMarketOfMatches',
] as const;

describe('the sports data calls, over a real database', () => {
  let database: TestDatabase;
  let live: TestSeason;
  let handlers: Pick<Handlers, (typeof NAMES)[number]>;
  let context: CallContext;
  const soccer = sportId('1');
  const call = { body: {}, query: { isEsport: false }, params: {} };
  const page = { offset: 0, limit: 150 };

  /** Counted by a question of its own. */
  const kenyanMatches = async (): Promise<number> =>
    (await database.db.query(`SELECT 1 FROM match WHERE competition_id = 11 AND status = 'open'`)).length;

  beforeAll(async () => {
    database = await withDatabase();
    live = await seasonOf(database.db);
    await openWallet(database.db, BETTOR);
    handlers = sportsHandlers(database);
    context = { customer: null, idempotencyKey: null, asker: null, now: live.clock.now() };
  });
  afterAll(() => database.dispose());

  test('nav-data lists soccer first and Kenya first in it, with counts (R7-01, R2-41)', async () => {
    const [first, ...others] = await handlers.getSportsNavigation(call, context);
    expect(first?.sport).toEqual({ id: '1', name: 'Soccer', kind: '3way' });
    expect(first?.topCompetitions[0]).toEqual({
      id: '11',
      name: 'FKF Premier League',
      category: 'Kenya',
      sportId: '1',
      matchCount: await kenyanMatches(),
    });
    expect(first?.otherCompetitions.map(({ category }) => category)).toContain('Ghana');
    expect(others.map(({ sport }) => sport.name)).toEqual(['Basketball', 'Tennis']);
    const all = await handlers.getMatches(
      { ...call, params: { sportId: soccer, tab: 'all', ...page } },
      context,
    );
    const counted = [...(first?.topCompetitions ?? []), ...(first?.otherCompetitions ?? [])].reduce(
      (sum, { matchCount }) => sum + matchCount,
      0,
    );
    expect(counted).toBe(all.length);
  });

  test('nav-data of e-sports holds e-sports only (R1-04, R2-03)', async () => {
    const sports = await handlers.getSportsNavigation({ ...call, query: { isEsport: true } }, context);
    expect(sports.map(({ sport }) => [sport.name, sport.kind])).toEqual([
      ['E-Football', '3way'],
      ['E-Basketball', '2way'],
    ]);
  });

  test('what an address names is looked up: of each kind, the league in its sport, nothing that is no id', async () => {
    const named = (part: object) =>
      isOffered(database.db, { sport: null, league: null, match: null, ...part });
    const [match] = await handlers.getTopMatches({ ...call, params: { offset: 0, limit: 1 } }, context);
    for (const known of [{}, { sport: '1', league: '11' }, { league: '11' }, { match: match?.id }])
      expect([known, await named(known)]).toEqual([known, true]);
    for (const not of [{ sport: '999' }, { sport: '2', league: '11' }, { match: '1' }, { match: "1' OR 1" }])
      expect([not, await named(not)]).toEqual([not, false]);
  });

  test('matches are asked for by their ids: those to bet on come by kick-off, those that take no bets, are over or unknown are named', async () => {
    const top = await handlers.getTopMatches({ ...call, params: { offset: 0, limit: 3 } }, context);
    const ids = top.map(({ id }) => id);
    const ask = (now: Instant, ...more: readonly string[]) =>
      handlers.getMatchesByIds(
        { ...call, query: { matchIds: [...ids, ...more.map(matchId)] } },
        { ...context, now },
      );
    const answer = await ask(context.now, '1', '9'.repeat(30));
    const byKickOff = top.toSorted((one, other) => toMs(one.startsAt) - toMs(other.startsAt));
    expect(answer.matches.map(({ startsAt }) => startsAt)).toEqual(byKickOff.map(({ startsAt }) => startsAt));
    expect(answer.matches).toEqual(expect.arrayContaining([...top]));
    expect(answer).toMatchObject({ asOf: context.now, overIds: ['1', '9'.repeat(30)] });
    const last = byKickOff.at(-1)?.startsAt ?? context.now;
    expect(await ask(last), 'begun, and not over').toEqual({
      asOf: last,
      matches: [],
      closed: ids.map((id) => ({ matchId: id, state: 'started' })),
      overIds: [],
    });
  });

  test('one market of several matches has its prices; a match that has begun, or has no such market, is left out (R2-35)', async () => {
    const [first, second] = await handlers.getTopMatches(
      { ...call, params: { offset: 0, limit: 2 } },
      context,
    );
    const [basketball] = await handlers.getMatches(
      { ...call, params: { sportId: sportId('2'), tab: 'all', offset: 0, limit: 1 } },
      context,
    );
    if (!first || !second || !basketball) throw new Error('No matches');
    const ask = (now: Instant) =>
      handlers.getMarketOfMatches(
        {
          ...call,
          params: { marketTypeId: marketTypeId('10') },
          query: { matchIds: [first.id, second.id, basketball.id, matchId('1')] },
        },
        { ...context, now },
      );
    const answer = await ask(context.now);
    expect(answer).toMatchObject({ typeId: '10', name: 'double chance' });
    expect(answer.matches.map((match) => match.matchId).toSorted()).toEqual([first.id, second.id].toSorted());
    const markets = await handlers.getMatchMarkets(
      { ...call, query: {}, params: { matchId: first.id } },
      context,
    );
    expect(answer.matches.find((match) => match.matchId === first.id)?.outcomes).toEqual(
      markets.markets.find(({ typeId }) => typeId === '10')?.outcomes,
    );
    expect((await ask(second.startsAt)).matches).toEqual([]);
  });

  test('active sports are those with a match to bet on, soccer first', async () => {
    const sports = await handlers.getActiveSports({ body: {}, query: {}, params: {} }, context);
    expect(sports.map(({ name }) => name)).toEqual([
      'Soccer',
      'Basketball',
      'Tennis',
      'E-Football',
      'E-Basketball',
    ]);
  });

  test('top is what people here bet on, by kick-off; of those that begin together Kenya comes first, then derbies (D71)', async () => {
    const matches = await handlers.getTopMatches(
      { body: {}, query: {}, params: { offset: 0, limit: 100 } },
      context,
    );
    expect(matches.length).toBeGreaterThan(20);
    expect(new Set(matches.map((match) => match.sportId))).toEqual(new Set(['1']));
    const isDerby = (match: Match): boolean =>
      Object.values(DERBIES)
        .flat()
        .some((pair) => [match.homeTeam, match.awayTeam].every((team) => pair.includes(team)));
    const today = nairobiDayOf(context.now);
    const big = new Set(['Kenya', 'England', 'South Africa', 'Nigeria', 'Tanzania']);
    for (const match of matches)
      expect(big.has(match.category) || (isDerby(match) && nairobiDayOf(match.startsAt) === today)).toBe(
        true,
      );
    const keyOf = (match: Match): string =>
      `${match.startsAt} ${match.category === 'Kenya' ? 0 : isDerby(match) ? 1 : 2}`;
    const keys = matches.map(keyOf);
    expect(keys).toEqual(keys.toSorted());
    expect(keys.map((key) => key.slice(-1))).toEqual(expect.arrayContaining(['0', '2']));
    expect(Math.min(...matches.map(({ startsAt }) => toMs(startsAt)))).toBeGreaterThan(toMs(context.now));
  });

  test('a derby is top on its day, in whatever league, and not before', async () => {
    const derby = async (startsAt: string): Promise<readonly string[]> => {
      const [row] = await database.owner.query<{ match_id: number }>(
        `UPDATE match SET home_team = 'Zamalek', away_team = 'Al Ahly SC', starts_at = $1 WHERE match_id = (
           SELECT min(match_id) FROM match JOIN competition USING (competition_id) WHERE code = 'EG1' AND status = 'open')
         RETURNING match_id`,
        [startsAt],
      );
      const top = await handlers.getTopMatches(
        { body: {}, query: {}, params: { offset: 0, limit: 100 } },
        context,
      );
      return top.filter(({ id }) => id === String(row?.match_id)).map(({ homeTeam }) => homeTeam);
    };
    expect(await derby('2026-11-22T12:00:00Z')).toEqual([]);
    expect(await derby('2026-11-21T20:59:00Z')).toEqual(['Zamalek']);
  });

  test('every derby is of two clubs of its league', () => {
    const clubsOf = new Map(football.map(({ code, clubs }) => [code, clubs]));
    for (const [code, pairs] of Object.entries(DERBIES))
      for (const club of pairs.flat())
        expect([code, clubsOf.get(code)?.includes(club), club]).toEqual([code, true, club]);
  });

  test('a list can be cut to what starts within so many hours, by the clock of the house', async () => {
    const params = { sportId: soccer, tab: 'all', ...page } as const;
    const inHours = async (hours?: number): Promise<readonly Match[]> =>
      handlers.getMatches(
        { ...call, params, query: { isEsport: false, ...(hours !== undefined && { hours }) } },
        context,
      );
    const all = await inHours();
    const isSoon = ({ startsAt }: Match): boolean => toMs(startsAt) < toMs(context.now) + 3 * 3_600_000;
    expect(await inHours(3)).toEqual(all.filter(isSoon));
    expect(all.filter(isSoon).length).toBeGreaterThan(3);
    expect(await inHours(0)).toEqual(await inHours(1));
    expect(await inHours(999_999_999)).toEqual(await inHours(24));
    const kenya = { sportId: soccer, competitionId: competitionId('11'), ...page };
    const soon = await handlers.getCompetitionMatches(
      { ...call, params: kenya, query: { isEsport: false, hours: 3 } },
      context,
    );
    const ofLeague = await handlers.getCompetitionMatches({ ...call, params: kenya }, context);
    expect(soon).toEqual(ofLeague.filter(isSoon));
  });

  test('a match’s form is the last five real results of each side, newest first; where none is known there is none', async () => {
    const [match] = await handlers.getCompetitionMatches(
      { ...call, params: { sportId: soccer, competitionId: competitionId('11'), offset: 0, limit: 1 } },
      context,
    );
    if (match === undefined) throw new Error('No match');
    const clubs = football.find(({ code }) => code === 'KE1')?.clubs ?? [];
    const form = await handlers.getMatchForm({ ...call, query: {}, params: { matchId: match.id } }, context);
    for (const [team, side] of [
      [match.homeTeam, form.home],
      [match.awayTeam, form.away],
    ] as const) {
      const own = (seedResults.find(({ code }) => code === 'KE1')?.results ?? []).map(
        ([day, home, away, ...goals]) => {
          const [at, against] = [clubs[Number(home)], clubs[Number(away)]];
          return at === team ? [day, against, goals] : [day, at, goals.toReversed()];
        },
      );
      expect(side).toHaveLength(5);
      const days = side.map(({ playedOn }) => playedOn);
      expect(days).toEqual(days.toSorted().toReversed());
      for (const { playedOn, opponent, goals, conceded } of side)
        expect(own).toContainEqual([playedOn, opponent, [goals, conceded]]);
    }
    const [invented] = await handlers.getMatches(
      { ...call, params: { sportId: sportId('2'), tab: 'all', offset: 0, limit: 1 } },
      context,
    );
    for (const id of [invented?.id ?? '', '123', 'not-a-number'])
      expect(
        await handlers.getMatchForm({ ...call, query: {}, params: { matchId: matchId(id) } }, context),
      ).toEqual({ asOf: context.now, home: [], away: [] });
  });

  test('a match the house offered is the first of its sides’ form once it is over', async () => {
    const [played, ...others] = await handlers.getCompetitionMatches(
      { ...call, params: { sportId: soccer, competitionId: competitionId('11'), ...page } },
      context,
    );
    const next = others.find(({ homeTeam, awayTeam }) =>
      [homeTeam, awayTeam].includes(played?.homeTeam ?? ''),
    );
    if (played === undefined || next === undefined) throw new Error('No two matches of one club');
    const feedNumber = feedMatchNumber(Number(played.feedId));
    const score = { home: 3, away: 1, halfHome: 1, halfAway: 0 };
    await database.db.transaction((sql) =>
      recordResult(sql, feedNumber, score, { at: instant('2026-11-21T12:00:00Z') }),
    );
    const form = await handlers.getMatchForm({ ...call, query: {}, params: { matchId: next.id } }, context);
    const side = next.homeTeam === played.homeTeam ? form.home : form.away;
    expect(side).toHaveLength(5);
    expect(side[0]).toEqual({
      playedOn: nairobiDayOf(played.startsAt),
      opponent: played.awayTeam,
      isAtHome: true,
      goals: 3,
      conceded: 1,
    });
  });

  test.each([
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
  ] as const)('the tab %s holds the matches of that Nairobi day (R2-30, D45)', async (tab, day) => {
    const matches = await handlers.getMatches(
      { ...call, params: { sportId: soccer, tab, ...page } },
      context,
    );
    expect(matches.length).toBeGreaterThan(10);
    for (const match of matches)
      expect(new Date(toMs(match.startsAt) + 3 * 3_600_000).toISOString().slice(0, 10)).toBe(day);
    const byDate = await handlers.getMatchesByDate(
      { ...call, params: { offset: 0 }, query: { day: nairobiDay(day), isEsport: false, sportId: soccer } },
      context,
    );
    expect(byDate).toEqual(matches);
  });

  test('highlights of a two-way sport have home and away, and no draw (R2-35)', async () => {
    const matches = await handlers.getMatches(
      { ...call, params: { sportId: sportId('2'), tab: 'highlights', ...page } },
      context,
    );
    expect(matches.length).toBeGreaterThan(5);
    for (const { mainOutcomes, extraMarketCount } of matches) {
      expect(mainOutcomes).toMatchObject({
        home: { marketTypeId: '186', marketName: 'winner' },
        draw: null,
        over25: null,
        gg: null,
      });
      expect(extraMarketCount).toBe(0);
    }
  });

  test('e-sports are found with their flag and hidden without it (R2-03)', async () => {
    const params = { sportId: sportId('11'), tab: 'all', ...page } as const;
    expect(await handlers.getMatches({ ...call, params }, context)).toEqual([]);
    const matches = await handlers.getMatches({ ...call, params, query: { isEsport: true } }, context);
    expect(matches.length).toBeGreaterThan(5);
    expect(matches[0]?.mainOutcomes.over25).not.toBeNull();
  });

  test('a competition’s matches are only its own; another sport’s number finds nothing', async () => {
    const of = (sport: string, competition: string): Promise<readonly Match[]> =>
      handlers.getCompetitionMatches(
        { ...call, params: { sportId: sportId(sport), competitionId: competitionId(competition), ...page } },
        context,
      );
    const kenya = await of('1', '11');
    expect(kenya).toHaveLength(await kenyanMatches());
    expect(kenya.length).toBeGreaterThanOrEqual(9);
    expect(new Set(kenya.map(({ competitionName, category }) => `${category} ${competitionName}`))).toEqual(
      new Set(['Kenya FKF Premier League']),
    );
    expect(await of('2', '11')).toEqual([]);
    expect(await of('1', "11' OR '1'='1")).toEqual([]);
  });

  test('search finds teams, leagues, countries and game ids, whatever the accents; wildcards are letters (R5-23)', async () => {
    const found = async (text: string): Promise<readonly Match[]> =>
      handlers.searchMatches({ ...call, params: { text }, query: { isEsport: false } }, context);
    expect(
      (await found('gor mahia')).every(({ homeTeam, awayTeam }) =>
        `${homeTeam} ${awayTeam}`.includes('Gor Mahia'),
      ),
    ).toBe(true);
    expect(await found('GOR MAHIA')).toEqual(await found('gor mahia'));
    expect((await found('gor mahia')).length).toBeGreaterThan(0);
    expect(await found('bélouizdad')).toEqual(await found('belouizdad'));
    expect((await found('kenya')).length).toBeGreaterThan(9);
    const [match] = await found('gor mahia');
    expect((await found(match?.gameId ?? '')).map(({ id }) => id)).toContain(match?.id);
    expect(await found('league fkf')).toHaveLength(await kenyanMatches());
    const fits = (await found('ken')).map(({ homeTeam, awayTeam }) =>
      /(?:^| )ken/i.test(`${homeTeam} ${awayTeam}`),
    );
    expect(fits).toEqual(fits.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(fits).size).toBe(2); // teams that begin so, and leagues of Kenya after them
    expect(await found('%')).toEqual([]);
    expect(await found('no such team')).toEqual([]);
  });

  test('search forgives one slip of the finger a word, and nothing that was found as it was typed is lost in what is near (R5-23)', async () => {
    const found = async (text: string, offset = 0): Promise<readonly string[]> => {
      const matches = await handlers.searchMatches(
        { ...call, params: { text }, query: { isEsport: false, offset } },
        context,
      );
      return matches.map(({ id }) => id);
    };
    const gorMahia = await found('gor mahia');
    expect(gorMahia.length).toBeGreaterThan(0);
    for (const slip of ['gor mahai', 'gor maha', 'Gor Mahiaa', 'gor nahia', 'GOR MHAIA'])
      expect([slip, await found(slip)]).toEqual([slip, gorMahia]);
    expect(await found('gor mahai', gorMahia.length), 'a page after the last').toEqual([]);
    expect(await found('gor mahia', 150), 'nor does one open the search').toEqual([]);
    expect(await found('gor mxhxa')).toEqual([]);
    expect(await found('.*')).toEqual([]);
  });

  test('limits are clamped and pages do not overlap (D21)', async () => {
    const pageOf = (offset: number, limit: number): Promise<readonly Match[]> =>
      handlers.getMatches({ ...call, params: { sportId: soccer, tab: 'all', offset, limit } }, context);
    expect((await pageOf(0, 100_000)).length).toBeLessThanOrEqual(150);
    expect(await pageOf(0, 0)).toHaveLength(1);
    expect([...(await pageOf(0, 7)), ...(await pageOf(7, 7))]).toEqual(await pageOf(0, 14));
    expect(await pageOf(1_000_000_000, 5)).toEqual([]);
  });

  test('a match’s markets come 1x2 first, and as many more as its card says (R2-36, R2-40)', async () => {
    const [match] = await handlers.getTopMatches(
      { body: {}, query: {}, params: { offset: 0, limit: 1 } },
      context,
    );
    if (match === undefined) throw new Error('No match');
    const { markets, match: header } = await handlers.getMatchMarkets(
      { ...call, query: {}, params: { matchId: match.id } },
      context,
    );
    expect(markets.slice(0, 4).map(({ name }) => name)).toEqual([
      '1x2',
      'double chance',
      'over/under 2.5',
      'both teams to score',
    ]);
    expect(markets).toHaveLength(match.extraMarketCount + 3);
    expect(header).toMatchObject({
      id: match.id,
      feedId: match.feedId,
      homeTeam: match.homeTeam,
      startsAt: match.startsAt,
    });
    expect(markets[0]?.outcomes.map(({ id }) => id)).toEqual([
      match.mainOutcomes.home?.id,
      match.mainOutcomes.draw?.id,
      match.mainOutcomes.away?.id,
    ]);
    const later: CallContext = { ...context, now: '2026-12-31T00:00:00Z' as Instant };
    const begun = await handlers.getMatchMarkets(
      { ...call, query: {}, params: { matchId: match.id } },
      later,
    );
    expect(begun.markets.flatMap(({ outcomes }) => outcomes).every(({ odds }) => odds === null)).toBe(true);
    await expect(
      handlers.getMatchMarkets({ ...call, query: {}, params: { matchId: matchId('123') } }, context),
    ).rejects.toMatchObject({ status: 404 });
    await expect(
      handlers.getMatchMarkets({ ...call, query: {}, params: { matchId: matchId('not-a-number') } }, context),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('the wire carries every field of a match, ids as digits (R3-01, D62)', async () => {
    const matches = await handlers.getTopMatches(
      { body: {}, query: {}, params: { offset: 0, limit: 3 } },
      context,
    );
    const wire: Record<string, unknown>[] = JSON.parse(printReply(endpoints.getTopMatches, matches));
    for (const row of wire) {
      for (const id of [
        'match_id',
        'parent_match_id',
        'game_id',
        'home_odd_id',
        'draw_odd_id',
        'away_odd_id',
        'ov25_odd_id',
        'un25_odd_id',
        'gg_odd_id',
        'ng_odd_id',
      ])
        expect(String(row[id])).toMatch(/^\d+$/);
      expect(row['start_time']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
      expect(row['match_id']).not.toBe(row['parent_match_id']);
    }
  });

  describe('prices for a bet', () => {
    test('hold everything a bet keeps; unknown ids are left out', async () => {
      const [match] = await handlers.getTopMatches(
        { body: {}, query: {}, params: { offset: 0, limit: 1 } },
        context,
      );
      const home = match?.mainOutcomes.home;
      if (match === undefined || home == null) throw new Error('No match');
      const prices = await pricesFor(database.db, [outcomeId('77'), home.id, outcomeId('x')], {
        lockFor: BETTOR,
      });
      expect(prices).toEqual([
        {
          outcomeId: home.id,
          feedMatchId: match.feedId,
          matchId: match.id,
          gameId: match.gameId,
          marketTypeId: '1',
          marketName: '1x2',
          outcomeKey: '1',
          label: '1',
          odds: home.odds,
          isOpen: true,
          isPostponed: false,
          live: null,
          startsAt: match.startsAt,
          homeTeam: match.homeTeam,
          awayTeam: match.awayTeam,
          category: match.category,
          competitionName: match.competitionName,
          sportId: '1',
          sportName: 'Soccer',
          isEsport: false,
          mostABet: null,
          heardAt: null,
          priceVersion: expect.any(Number),
          stateVersion: expect.any(Number),
        },
      ]);
    });

    test('do not change while a bet holds them', async () => {
      const [match] = await handlers.getTopMatches(
        { body: {}, query: {}, params: { offset: 1, limit: 1 } },
        context,
      );
      const id = match?.mainOutcomes.home?.id;
      if (id === undefined) throw new Error('No match');
      const order: string[] = [];
      const locked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const bet = database.db.transaction(async (sql) => {
        await pricesFor(sql, [id], { lockFor: BETTOR });
        locked.resolve();
        await release.promise;
        order.push('bet placed');
      });
      await locked.promise;
      const move = database.db
        .transaction((sql) => changePrices(sql, [{ outcomeNumber: numberOf(id)!, odds: 9990 }]))
        .then(() => order.push('price moved'));
      await untilWaiting(database.db);
      release.resolve();
      await Promise.all([bet, move]);
      expect(order).toEqual(['bet placed', 'price moved']);
    });

    test('a bet on two outcomes of a match and a price of one of them wait for each other without either being killed', async () => {
      const [match] = await handlers.getTopMatches(
        { body: {}, query: {}, params: { offset: 3, limit: 1 } },
        context,
      );
      const ids = Object.values(match?.mainOutcomes ?? {}).flatMap((outcome) => outcome?.id ?? []);
      const [first, second, third] = ids.toSorted((a, b) => Number(a) - Number(b));
      if (first === undefined || second === undefined || third === undefined) throw new Error('No match');
      const read = await pricesFor(database.db, [first, second], { lockFor: null });
      const locked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const other = database.db.transaction(async (sql) => {
        await pricesFor(sql, [third], { lockFor: BETTOR });
        locked.resolve();
        await release.promise;
      });
      await locked.promise;
      let begun = 0;
      const move = database.db.transaction((sql) => {
        begun += 1;
        return changePrices(sql, [{ outcomeNumber: numberOf(second)!, odds: 9980 }]);
      });
      await untilWaiting(database.db);
      const bet = database.db.transaction((sql) => {
        begun += 1;
        return holdPrices(sql, BETTOR, read);
      });
      await untilWaiting(database.db, 2);
      release.resolve();
      await other;
      expect([await move, await bet, begun]).toEqual([1, false, 2]);
    });

    test('a result waits for the bet being placed, so that the bet is settled with the rest (D71)', async () => {
      const [match] = await handlers.getTopMatches(
        { body: {}, query: {}, params: { offset: 2, limit: 1 } },
        context,
      );
      const id = match?.mainOutcomes.home?.id;
      if (match === undefined || id === undefined) throw new Error('No match');
      const order: string[] = [];
      const locked = Promise.withResolvers<void>();
      const release = Promise.withResolvers<void>();
      const bet = database.db.transaction(async (sql) => {
        await pricesFor(sql, [id], { lockFor: BETTOR });
        locked.resolve();
        await release.promise;
        order.push('bet placed');
      });
      await locked.promise;
      const result = live.season
        .setResult(match.feedId, { home: 1, away: 0, halfHome: 0, halfAway: 0 })
        .then(() => order.push('result written'));
      await untilWaiting(database.db);
      release.resolve();
      await Promise.all([bet, result]);
      expect(order).toEqual(['bet placed', 'result written']);
      expect((await pricesFor(database.db, [id], { lockFor: null }))[0]?.isOpen).toBe(false);
    });
  });
});

describe('short game ids', () => {
  test('are unlike each other and unlike those taken, even when four digits run out', () => {
    const taken = new Set([1000 + ((7919 * 5) % 9000)]);
    const ids = freeGameIds(
      Array.from({ length: 9500 }, (_, at) => feedMatchNumber(at)),
      taken,
    );
    expect(new Set(ids).size).toBe(9500);
    expect(ids.filter((id) => id <= 9999)).toHaveLength(8999);
  });
});

describe('search text', () => {
  test.each([
    ['ES Sétif', 'es setif'],
    ["Murang'a Seal FC", 'muranga seal fc'],
    ['  FUS   de  Rabat ', 'fus de rabat'],
    ['St. George’s', 'st georges'],
  ])('%s is compared as %s', (text, expected) => expect(searchable(text)).toBe(expected));
});
