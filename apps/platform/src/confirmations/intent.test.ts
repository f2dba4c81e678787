import { describe, expect, test } from 'vitest';
import { kes } from '@kipenga/betting-core';
import type { HallCustomer } from '../../test/betting-hall.ts';
import { openTicketHall } from '../../test/ticket-hall.ts';
import { lockWallet } from '../ledger/index.ts';
import { deposit, depositFailed, depositPaid } from '../payments/index.ts';
import { intentOf } from './intent.ts';
import { placeBet } from '../bets/index.ts';
import { placeTicket } from '../jackpots/index.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openTicketHall);

const place = async (customer: HallCustomer, key: string) =>
  placeBet(hall.services, {
    customer,
    key,
    asked: await hall.asked(customer, [await hall.aPick(2)], kes(49)),
  });
const asks = ({ profileId }: HallCustomer, key: string) => intentOf(base.db, profileId, key);

describe('what became of a confirmation (D78, D92)', () => {
  test('a placed bet is told with its answer, to its own customer alone', async () => {
    const [owner, other] = [await hall.aCustomer(100), await hall.aCustomer(100)];
    const answer = await place(owner, 'k1');
    expect(await asks(owner, 'k1')).toEqual({ state: 'placed', bet: answer });
    expect(await asks(other, 'k1')).toEqual({ state: 'unknown' });
    expect(await asks(owner, 'k2')).toEqual({ state: 'unknown' });
  });

  test('a jackpot ticket is told of like a bet, taken or refused', async () => {
    const [jackpot, owner] = [await hall.aJackpot(), await hall.aCustomer(49)];
    const asked = hall.ticket(owner, jackpot);
    const taken = await placeTicket(hall.services, { customer: owner, key: 't1', asked });
    expect(await asks(owner, 't1')).toEqual({ state: 'placed', bet: taken });
    const short = await placeTicket(hall.services, { customer: owner, key: 't2', asked });
    expect(await asks(owner, 't2')).toEqual({ state: 'refused', bet: short });
    expect(await asks(await hall.aCustomer(0), 't1')).toEqual({ state: 'unknown' });
  });

  test('a short balance is a refusal like any other', async () => {
    const customer = await hall.aCustomer(10);
    const answer = await place(customer, 'k1');
    expect(answer.kind).toBe('insufficient-funds');
    expect(await asks(customer, 'k1')).toEqual({ state: 'refused', bet: answer });
  });

  test('asked while the bet is being placed it is waiting, however many ask, and never unknown again', async () => {
    const customer = await hall.aCustomer(100);
    const bet = await hall.asked(customer, [await hall.aPick(2)], kes(49));
    const [isLocked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = base.db.transaction(async (sql) => {
      await lockWallet(sql, customer.profileId);
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    const placing = placeBet(hall.services, { customer, key: 'k1', asked: bet });
    const seen = new Set<string>();
    while (!seen.has('waiting')) seen.add((await asks(customer, 'k1')).state);
    const many = await Promise.all(Array.from({ length: 8 }, () => asks(customer, 'k1')));
    expect(many).toEqual(many.map(() => ({ state: 'waiting' })));
    release.resolve();
    const askedOn = (async () => {
      for (let state = 'waiting'; state !== 'placed'; seen.add(state))
        state = (await asks(customer, 'k1')).state;
    })();
    const [answer] = await Promise.all([placing, holding, askedOn]);
    expect(await asks(customer, 'k1')).toEqual({ state: 'placed', bet: answer });
    expect([...seen].filter((state) => state !== 'unknown')).toEqual(['waiting', 'placed']);
  });

  test('money that comes after its payment was given up is no longer waited for', async () => {
    const customer = await hall.aCustomer(10);
    const bet = await hall.asked(customer, [await hall.aPick(2)], kes(49));
    const asked = { customer, phone: customer.msisdn, amount: kes(49), bet, at: hall.clock.now() };
    await deposit(hall.services, { ...asked, key: 'k1' });
    expect(await asks(customer, 'k1')).toMatchObject({ state: 'waiting' });
    const [payment] = await base.db.query<{ paymentId: string }>(
      'SELECT payment_id AS "paymentId" FROM payment WHERE profile_id = $1',
      [customer.profileId],
    );
    const ref = { profileId: customer.profileId, paymentId: payment?.paymentId ?? '' };
    await base.db.transaction((sql) => depositFailed(sql, hall.services, ref, 'not-paid'));
    expect(await asks(customer, 'k1')).toMatchObject({ state: 'refused', deposit: { kind: 'prompt-sent' } });
    expect(await depositPaid(hall.services, ref, 'LATE000003')).toBe(true);
    expect(await asks(customer, 'k1')).toMatchObject({ state: 'refused' });
  });
});
