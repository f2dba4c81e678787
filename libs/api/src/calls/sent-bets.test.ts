import { jackpotMatchId, kes, profileId } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import {
  betsApi,
  jackpotsApi,
  memoryIntents,
  paymentsApi,
  sentBets,
  type PlaceJackpotBetRequest,
} from '../index.ts';
import { aBet, aCustomer, aStore, fakePlatform } from '../testing/index.ts';

const aTicket = (changes: Partial<PlaceJackpotBetRequest> = {}): PlaceJackpotBetRequest => ({
  profileId: aCustomer.profileId,
  picks: [
    {
      matchId: jackpotMatchId('801'),
      position: 1,
      homeTeam: 'Gor Mahia',
      awayTeam: 'Tusker',
      pick: ['home'],
    },
  ],
  stake: kes(49),
  combinations: 1,
  jackpotType: 'midweek',
  ...changes,
});
const goesDown = () => new Response('<html>', { status: 502 });

describe('bets whose end is not known (D24, D78)', () => {
  test('are told to their customer only, with the key they went out with', async () => {
    const intents = memoryIntents();
    const platform = fakePlatform({ placeBet: goesDown });
    const { store, transport } = aStore({ intents, fetch: platform });
    await store.dispatch(betsApi.endpoints.placeBet.initiate(aBet()));
    await store.dispatch(betsApi.endpoints.placeBet.initiate(aBet({ profileId: profileId('78') })));
    const key = platform.calls[0]?.headers.get('idempotency-key');
    expect(await sentBets(transport, aCustomer.profileId)).toMatchObject([
      { key, bet: aBet(), waitsFor: 'answer' },
    ]);
  });

  test('a bet waits for its deposit until it is settled; a deposit that was refused has none', async () => {
    const platform = fakePlatform();
    const { store, transport } = aStore({ fetch: platform });
    const ask = () =>
      store.dispatch(
        paymentsApi.endpoints.depositAndBet.initiate({ phone: aBet().phone, amount: kes(49), bet: aBet() }),
      );
    platform.change({ depositAndBet: { kind: 'refused', code: 400, description: '' } });
    await ask();
    expect(await sentBets(transport, aCustomer.profileId)).toEqual([]);
    platform.change({ depositAndBet: { kind: 'prompt-sent', description: '' } });
    await ask();
    const [sent] = await sentBets(transport, aCustomer.profileId);
    expect(sent).toMatchObject({ bet: aBet(), waitsFor: 'deposit' });
    if (sent) await transport.intents.settle(sent);
    expect(await sentBets(transport, aCustomer.profileId)).toEqual([]);
  });

  test('a jackpot ticket is told as a bet is: without its answer, or with its deposit to come', async () => {
    const platform = fakePlatform({ placeJackpotBet: goesDown });
    const { store, transport } = aStore({ fetch: platform });
    const { placeJackpotBet } = jackpotsApi.endpoints;
    await store.dispatch(placeJackpotBet.initiate(aTicket()));
    await store.dispatch(placeJackpotBet.initiate(aTicket({ profileId: profileId('78') })));
    const ticket = aTicket({ stake: kes(98) });
    await store.dispatch(
      paymentsApi.endpoints.depositAndBet.initiate({ phone: aCustomer.phone, amount: kes(98), ticket }),
    );
    expect(await sentBets(transport, aCustomer.profileId)).toMatchObject([
      { ticket: aTicket(), waitsFor: 'answer', key: platform.calls[0]?.headers.get('idempotency-key') },
      { ticket, waitsFor: 'deposit' },
    ]);
  });

  test('unreadable ones are passed over', async () => {
    const { transport } = aStore({ fetch: fakePlatform() });
    for (const request of [null, {}, { profileId: '77' }, 'bet'])
      for (const endpoint of ['placeBet', 'placeJackpotBet', 'depositAndBet'])
        await transport.intents.claim({
          id: endpoint + JSON.stringify(request),
          key: 'k',
          endpoint,
          request,
          madeAtMs: 1,
        });
    expect(await sentBets(transport, aCustomer.profileId)).toEqual([]);
  });
});
