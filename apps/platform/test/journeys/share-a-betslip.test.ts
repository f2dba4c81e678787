import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingCode, kes } from '@kipenga/betting-core';
import { HOST_BASE_PATHS } from '@kipenga/contracts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { withPlatform, type TestPlatform } from '../with-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await withPlatform();
});
afterAll(() => platform.dispose());

const url = (path: string): string => HOST_BASE_PATHS.betting + path;

describe('a shared betslip (R1-09, R2-31, R7-15)', () => {
  test('is booked by anybody, opened by anybody, and can be placed as opened', async () => {
    const selections = (await platform.call('getTopMatches', { offset: 0, limit: 3 })).map(homeWinOf);
    const code = await platform.call('bookBetslip', { picks: selections, betType: 'prematch' });
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await platform.call('bookBetslipByQuery', { picks: selections })).toBe(code);
    const { selections: opened, missing } = await platform.call('openBooking', { code });
    expect(missing).toEqual([]);
    expect(opened.map(({ outcomeId }) => outcomeId)).toEqual(selections.map(({ outcomeId }) => outcomeId));
    const customer = await platform.customer({ deposit: 50 });
    const bet = honestBet({
      customer,
      selections: opened,
      stake: kes(49),
      limits: await platform.call('getLimits', {}),
    });
    expect(await platform.call('placeBet', bet, { token: customer.token, key: 'shared' })).toMatchObject({
      kind: 'placed',
    });
  });

  test.each([
    '',
    'x',
    '1_2_3#',
    '../../etc/passwd',
    Array.from({ length: 51 }, (_, at) => `${at}_${at}`).join('#'),
    '{"__proto__":{}}',
    '<script>',
    '1_1',
    '7'.repeat(70_000),
  ])('a text that is no slip of ours books nothing: %.30s', async (text) => {
    const reply = await platform.app.inject({
      method: 'POST',
      url: url('/util/booking/code?betType=prematch'),
      payload: text,
      headers: { 'content-type': 'text/plain' },
    });
    expect([400, 413]).toContain(reply.statusCode);
    expect(
      await platform.db.query('SELECT code FROM booked_betslip WHERE picks @> $1', [
        JSON.stringify([{ feedMatchId: '1' }]),
      ]),
    ).toEqual([]);
  });

  test('a code nobody has is not found, in words', async () => {
    await expect(platform.call('openBooking', { code: bookingCode('22222222') })).rejects.toThrow('404');
  });

  test('the limits and a slip travel as JSON in a text body', async () => {
    const reply = await platform.app.inject({ url: url('/util/limits') });
    expect(reply.headers['content-type']).toMatch(/^text\/plain/);
    expect(JSON.parse(reply.body)).toContainEqual({ name: 'max_bet_possible_win', limit: 500_000 });
  });
});
