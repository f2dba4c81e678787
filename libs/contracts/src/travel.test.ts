import { matchId, profileId, sportId } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { getBets, getMatchMarkets, getMatches, placeBet, searchMatches } from './index.ts';
import { readReply, printRequest, readRequest } from './travel.ts';
import { samples } from './samples/index.ts';
import { aBetRequest } from './samples/a-bet-request.ts';

describe('a request on its way', () => {
  test.each(['..', '.', '%2e', '../../auth', 'a/b', 'a?b', 'a#b', '<x>', ' ', 'x'.repeat(65)])(
    'an id cannot lead elsewhere: %j',
    (text) => {
      expect(() => printRequest(getMatchMarkets, { matchId: matchId(text) })).toThrow(/matchId/);
      expect(readRequest(getMatchMarkets, { params: { matchId: text }, query: {}, body: undefined }).ok).toBe(
        false,
      );
    },
  );

  test('a search is free text, and stays one segment of the path (R5-23)', () => {
    expect(printRequest(searchMatches, { text: 'a/b?c#d e%', isEsport: false }).path).toBe(
      '/api/v1/matches/search/a%2Fb%3Fc%23d%20e%25?is_esport=0',
    );
    expect(() => printRequest(searchMatches, { text: '..', isEsport: false })).toThrow(/letter or a digit/);
  });

  test('all bets is an empty last segment, whose slash counts (D23)', () => {
    const params = { profile_id: '77', fromDate: '' };
    expect(readRequest(getBets, { params, query: {}, body: undefined })).toMatchObject({
      ok: true,
      value: { params: { from: null } },
    });
    expect(printRequest(getBets, { profileId: profileId('77'), from: null }).path).toBe('/api/bets/77/');
  });

  test.each([
    ['0', 0],
    ['7', 7],
    ['2026-11-14', '2026-11-14'],
  ])('bets since %j', (fromDate, from) => {
    expect(
      readRequest(getBets, { params: { profile_id: '77', fromDate }, query: {}, body: undefined }),
    ).toMatchObject({ value: { params: { from } } });
  });

  test.each(['2026-13-01', '-7', 'all', '1e3'])('bets since %j are refused', (fromDate) => {
    expect(
      readRequest(getBets, { params: { profile_id: '77', fromDate }, query: {}, body: undefined }).ok,
    ).toBe(false);
  });

  test('empty and missing query values mean the same', () => {
    const page = { sport_id: '79', tab: 'today', offset: '0', limit: '150' };
    const expected = {
      ok: true,
      value: {
        params: { sportId: sportId('79'), tab: 'today', offset: 0, limit: 150 },
        query: { isEsport: false },
        body: {},
      },
    };
    expect(readRequest(getMatches, { params: page, query: { is_esport: '' }, body: undefined })).toEqual(
      expected,
    );
    expect(readRequest(getMatches, { params: page, query: {}, body: undefined })).toEqual(expected);
  });

  test('a refusal says where and what', () => {
    const body = { ...(samples.placeBet.body as object), stake_amount: '49.001' };
    expect(readRequest(placeBet, { params: {}, query: {}, body })).toEqual({
      ok: false,
      reason: 'body: stake_amount: 49.001 is not an amount in shillings with at most 2 decimals',
    });
  });

  test('the bet string is made from the slip, and a different one is kept for the platform to refuse (D63)', () => {
    const bet = aBetRequest();
    const sent = JSON.parse(printRequest(placeBet, bet).body ?? '') as { readonly bet_string: string };
    expect(sent.bet_string).toBe('55101_9001#55102_9014');
    const read = readRequest(placeBet, { params: {}, query: {}, body: { ...sent, bet_string: '1_1' } });
    expect(read).toMatchObject({ ok: true, value: { body: { betString: '1_1' } } });
  });
});

describe('the answer to a bet (R4-13)', () => {
  const read = (body: unknown) => readReply(placeBet, JSON.stringify(body));

  test.each([
    [{ res: 0 }, { kind: 'placed', betId: null, reference: null, description: '' }],
    [
      { res: '0', description: 'ok', extra: 1 },
      { kind: 'placed', betId: null, reference: null, description: 'ok' },
    ],
    [
      { res: 110, description: 'no', short_by: 12.5 },
      { kind: 'insufficient-funds', description: 'no', shortBy: 1250 },
    ],
    [
      { res: 5, description: 'odds', current_odds: [{ event_odd_id: 9001, odd_value: null }] },
      { kind: 'refused', code: 5, description: 'odds', currentOdds: [{ outcomeId: '9001', odds: null }] },
    ],
  ])('%j', (body, value) => expect(read(body)).toEqual({ ok: true, value }));

  test.each([
    null,
    {},
    [],
    { res: null },
    { res: '' },
    { res: true },
    { res: 0.5 },
    { description: 'ok' },
    'ok',
  ])('%j is no answer', (body) => {
    expect(read(body).ok).toBe(false);
  });
});
