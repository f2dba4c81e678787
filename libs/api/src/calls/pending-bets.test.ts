import { profileId } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { betsApi, memoryIntents, pendingBets } from '../index.ts';
import { aBet, aCustomer, aStore, fakePlatform } from '../testing/index.ts';

const goesDown = () => new Response('<html>', { status: 502 });

describe('bets that were never answered (D24)', () => {
  test('are told to their customer only, and are gone once asked about', async () => {
    const intents = memoryIntents();
    const down = aStore({ intents, fetch: fakePlatform({ placeBet: goesDown }) });
    await down.store.dispatch(betsApi.endpoints.placeBet.initiate(aBet()));
    await down.store.dispatch(betsApi.endpoints.placeBet.initiate(aBet({ profileId: profileId('78') })));

    const platform = fakePlatform();
    const up = aStore({ intents, fetch: platform });
    const waiting = await pendingBets(up.transport, aCustomer.profileId);
    expect(waiting).toEqual([aBet()]);
    for (const bet of waiting)
      expect((await up.store.dispatch(betsApi.endpoints.placeBet.initiate(bet))).data?.kind).toBe('placed');
    expect(await pendingBets(up.transport, aCustomer.profileId)).toEqual([]);
    expect(platform.calls).toHaveLength(1);
  });

  test('unreadable ones are passed over', async () => {
    const { transport } = aStore({ fetch: fakePlatform() });
    for (const request of [null, {}, { profileId: '77' }, 'bet']) {
      await transport.intents.claim({
        id: JSON.stringify(request),
        key: 'k',
        endpoint: 'placeBet',
        request,
        madeAtMs: 1,
      });
    }
    expect(await pendingBets(transport, aCustomer.profileId)).toEqual([]);
  });
});
