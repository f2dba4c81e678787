import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cents,
  instant,
  kes,
  type BetId,
  type BetSystem,
  type Cents,
  type Selection,
} from '@kipenga/betting-core';
import type { CashOutRefusalCode } from '@kipenga/contracts';
import { homeWinOf, honestBet } from '../../../test/honest-bet.ts';
import { withPlatform, type TestCustomer, type TestPlatform } from '../../../test/with-platform.ts';
import { keepCashOutLimit, keepSetting } from '../../house-rules/index.ts';

let it: TestPlatform;
let customer: TestCustomer;
let selections: readonly Selection[];
beforeAll(async () => {
  it = await withPlatform();
  customer = await it.customer({ deposit: 2_000 });
  // None of them is in another: each test has its own matches.
  const matches = await it.call('getTopMatches', { offset: 0, limit: 50 });
  selections = matches.flatMap((match) => (match.mainOutcomes.home?.odds ? [homeWinOf(match)] : [])).slice(4);
});
afterAll(() => it.dispose());

let used = 0;
const aBet = async (
  picks: readonly Selection[] = selections.slice(used, (used += 1)),
  { usesFreeBet = false, stake = kes(20) as Cents, system = undefined as BetSystem | undefined } = {},
): Promise<{ readonly betId: BetId; readonly picks: readonly Selection[] }> => {
  const limits = await it.call('getLimits', {});
  const asked = honestBet({
    customer,
    selections: picks,
    stake,
    limits,
    usesFreeBet,
    ...(system && { system }),
  });
  const answer = await it.call('placeBet', asked, { token: customer.token, key: crypto.randomUUID() });
  if (answer.kind !== 'placed' || answer.betId === null) throw new Error(JSON.stringify(answer));
  return { betId: answer.betId, picks };
};
const ask = ({ betId }: { readonly betId: BetId }) =>
  it.call('getCashOut', { betId }, { token: customer.token });
/** Refusals of asking, taking and setting a floor: always with the same reason. */
const refusals = async ({ betId }: { readonly betId: BetId }) => {
  const { token } = customer;
  const asked = { betId, offer: cents(1), version: 'x' };
  const answers = [
    await ask({ betId }),
    await it.call('takeCashOut', asked, { token, key: crypto.randomUUID() }),
    await it.call('setCashOutFloor', { betId, floor: kes(21) }, { token }),
  ];
  return answers.map((answer) => answer.kind === 'refused' && [answer.code, answer.reason?.code]);
};
const allRefused = (code: CashOutRefusalCode, res: number) => [0, 1, 2].map(() => [res, code]);

test('an offer travels with its working, is taken, and a second time there is nothing left (D115)', async () => {
  const { token } = customer;
  const { betId } = await aBet();
  const offer = await ask({ betId });
  if (offer.kind !== 'offered') throw new Error(JSON.stringify(offer));
  expect(offer).toMatchObject({ marginPercent: 5, stake: kes(20), remainingStake: 0, validForSeconds: 5 });
  expect(offer.offer).toBe(Math.floor((offer.fair * 95) / 100));
  const cashBefore = (await it.call('getBalance', { profileId: customer.profileId }, { token })).balance;
  const asked = { betId, offer: offer.offer, version: offer.version };
  const key = crypto.randomUUID();
  const paid = { kind: 'paid', paid: offer.offer, remainingStake: 0, reason: { code: 'cashed-out' } };
  expect(await it.call('takeCashOut', asked, { token, key })).toMatchObject(paid);
  expect(await it.call('takeCashOut', asked, { token, key })).toMatchObject(paid);
  const { balance } = await it.call('getBalance', { profileId: customer.profileId }, { token });
  expect(balance).toBe(cashBefore + offer.offer);
  const other = { ...asked, offer: cents(1) };
  expect(await it.call('takeCashOut', other, { token, key })).toMatchObject({
    code: 288,
    reason: { code: 'cash-out-key-reused' },
  });
  expect(await refusals({ betId })).toEqual(allRefused('cash-out-decided', 281));
});

test('a share is asked for and a floor kept and forgotten; what fell is told with the offer of now (D115)', async () => {
  const { token } = customer;
  const { betId } = await aBet();
  const half = await it.call('getCashOut', { betId, share: 50 }, { token });
  expect(half).toMatchObject({ kind: 'offered', stake: kes(20), remainingStake: kes(10) });
  if (half.kind !== 'offered') return;
  const greedy = { betId, offer: cents(half.offer + 1), version: half.version, share: 50 };
  expect(await it.call('takeCashOut', greedy, { token, key: crypto.randomUUID() })).toMatchObject({
    code: 287,
    reason: { code: 'cash-out-changed', values: { offer: half.offer } },
    now: { offer: half.offer },
  });
  const floorAt = (floor: Cents) => it.call('setCashOutFloor', { betId, floor }, { token });
  expect(await floorAt(cents(1))).toMatchObject({ code: 289 });
  expect(await floorAt(kes(10_000))).toMatchObject({ code: 290 });
  const high = cents(Math.floor(half.netIfWon * 0.9));
  expect(await floorAt(high)).toMatchObject({ kind: 'accepted' });
  const shown = async () => {
    const bets = await it.call('getBets', { profileId: customer.profileId, from: null }, { token });
    return bets.find(({ id }) => id === betId)?.cashOutFloor;
  };
  expect(await shown()).toBe(high);
  expect(await it.call('dropCashOutFloor', { betId }, { token })).toMatchObject({ kind: 'accepted' });
  expect(await shown()).toBeUndefined();
  for (const query of ['?share=0', '?share=101', '?share=half']) {
    const url = `/host/betting/api/bet/${betId}/cashout${query}`;
    expect((await it.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
      400,
    );
  }
});

test('a bet of somebody else, or of nobody, is none', async () => {
  const { betId } = await aBet();
  const stranger = await it.customer();
  await expect(it.call('getCashOut', { betId }, { token: stranger.token })).rejects.toThrow('404');
  await expect(
    it.call('setCashOutFloor', { betId, floor: kes(30) }, { token: stranger.token }),
  ).rejects.toThrow('404');
});

const matchOf = ({ picks: [pick] }: { readonly picks: readonly Selection[] }) => pick?.matchId ?? '';

test('suspended: betting on a match is closed for now (D102)', async () => {
  const bet = await aBet();
  await it.db.query(
    `INSERT INTO suspension (match_id, market_type_id, cause, who, why, since) VALUES ($1, $2, 'house', 'a test', 'it is one', now())`,
    [matchOf(bet), bet.picks[0]?.marketTypeId],
  );
  expect(await refusals(bet)).toEqual(allRefused('cash-out-suspended', 283));
});

test('suspended: a trader does not believe a price of its market, and holds it back', async () => {
  const bet = await aBet();
  const [pick] = bet.picks;
  await it.db.query(
    `INSERT INTO price_limit (match_id, market_type_id, least, who, why, since) VALUES ($1, $2, $3, 'a test', 'it is one', now())`,
    [matchOf(bet), pick?.marketTypeId, (pick?.odds ?? 0) + 1],
  );
  expect(await refusals(bet)).toEqual(allRefused('cash-out-suspended', 283));
});

test('price unknown: a pick has no price (D102)', async () => {
  const bet = await aBet();
  await it.db.query('UPDATE outcome SET odds = NULL WHERE outcome_id = $1', [bet.picks[0]?.outcomeId]);
  expect(await refusals(bet)).toEqual(allRefused('cash-out-price-unknown', 284));
});

test('switched off: an operator offers none on a market (D102)', async () => {
  const bet = await aBet();
  await keepCashOutLimit(it.db, {
    match: Number(matchOf(bet)),
    marketTypeId: bet.picks[0]!.marketTypeId,
    marginPercent: null,
    who: 'a test',
    why: 'it is one',
    since: instant('2020-01-01T00:00:00Z'),
    until: null,
  });
  expect(await refusals(bet)).toEqual(allRefused('cash-out-switched-off', 278));
});

test('being decided: a match has kicked off (D102)', async () => {
  const bet = await aBet();
  await it.db.query(`UPDATE match SET status = 'started' WHERE match_id = $1`, [matchOf(bet)]);
  expect(await refusals(bet)).toEqual(allRefused('cash-out-being-decided', 282));
});

test('worth nothing: the house would keep all of it', async () => {
  const bet = await aBet();
  await keepSetting(it.db, { name: 'cash_out_margin', limit: '100' });
  expect(await refusals(bet)).toEqual(allRefused('cash-out-worth-nothing', 286));
  await keepSetting(it.db, { name: 'cash_out_margin', limit: '5' });
});

test('free bet: it is no cash before it has won (D06)', async () => {
  const url = `/sandbox/customers/${customer.phone}/free-bet`;
  await it.app.inject({ method: 'POST', url, payload: { amount: 50 } });
  expect(await refusals(await aBet(undefined, { usesFreeBet: true, stake: kes(50) }))).toEqual(
    allRefused('cash-out-free-bet', 280),
  );
});

test('too many outcomes: ten picks that can be void, in a system (D102)', async () => {
  const picks: Selection[] = [];
  for (const one of selections.slice(20)) {
    const { markets } = await it.call('getMatchMarkets', { matchId: one.matchId });
    const market = markets.find(({ typeId }) => typeId === '11');
    const [outcome] = market?.outcomes ?? [];
    if (!market || !outcome?.odds) continue;
    const pick = {
      ...one,
      marketName: market.name,
      marketTypeId: market.typeId,
      outcomeKey: outcome.key,
      outcomeId: outcome.id,
      odds: outcome.odds,
      label: outcome.label,
    };
    // By the matches of the day some price is better than fair: no value is given then.
    const alone = await ask(await aBet([pick]));
    if (alone.kind === 'offered') picks.push(pick);
    if (picks.length === 10) break;
  }
  expect(picks).toHaveLength(10);
  const bet = await aBet(picks, { stake: kes(100), system: { sizes: [2, 3], bankers: [] } });
  expect(await refusals(bet)).toEqual(allRefused('cash-out-too-many-outcomes', 285));
  const single = await ask(await aBet(picks.slice(0, 1)));
  expect(single).toMatchObject({ kind: 'offered' });
});

test('who takes a break cashes out all the same: nothing is staked (D102)', async () => {
  const { betId } = await aBet();
  const { token } = customer;
  expect(await it.call('takeTimeOut', { length: 'day' }, { token })).toMatchObject({ kind: 'accepted' });
  await expect(aBet()).rejects.toThrow('self-excluded');
  const offer = await ask({ betId });
  if (offer.kind !== 'offered') throw new Error(JSON.stringify(offer));
  const asked = { betId, offer: offer.offer, version: offer.version };
  const answer = await it.call('takeCashOut', asked, { token, key: crypto.randomUUID() });
  expect(answer).toMatchObject({ kind: 'paid', paid: offer.offer });
});

test('a jackpot ticket is not cashed out', async () => {
  await it.db.query(
    `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax, contribution, salt,
       tax_record, max_daily_payout, status, net_payout, settlement_version)
     SELECT $1, 'b0000000000000000001', jackpot_id, 'T', now(), 'x', 1, 9900, 8800, 0, repeat('0', 32), '{}', 7000000, 'open', 0, 0 FROM jackpot WHERE state = 'open' LIMIT 1`,
    [customer.profileId],
  );
  expect(await ask({ betId: 'b0000000000000000001' as BetId })).toMatchObject({
    code: 279,
    reason: { code: 'cash-out-not-offered' },
  });
});
