import { jackpotsApi, useGetOfferedJackpotsQuery } from '@kipenga/api';
import type { Jackpot, JackpotTicket, Leg } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';
import { ticketOfLegs } from './ticket-of-legs.ts';

/** The jackpot a placed ticket is of, as far as it was found among those the house lists. */
export type FoundJackpot =
  | { readonly state: 'searching' | 'gone' | 'failed' }
  | { readonly state: 'found'; readonly jackpot: Jackpot; readonly ticket: JackpotTicket };

/** Looks for the jackpot of a ticket: a ticket's own answer does not name it. */
export function useJackpotOfLegs(legs: readonly Leg[]): FoundJackpot {
  const { data: offers, isError } = useGetOfferedJackpotsQuery();
  const [ask] = jackpotsApi.endpoints.getJackpot.useLazyQuery();
  const [found, setFound] = useState<FoundJackpot>({ state: 'searching' });
  useEffect(() => {
    let isGone = false;
    const search = async (): Promise<FoundJackpot> => {
      for (const { id, matchCount } of offers ?? []) {
        if (matchCount !== null && matchCount !== legs.length) continue;
        const jackpot = await ask({ jackpotId: id }, true).unwrap();
        const ticket = ticketOfLegs(legs, jackpot);
        if (ticket !== null) return { state: 'found', jackpot, ticket };
      }
      return { state: 'gone' };
    };
    if (offers !== undefined)
      void search()
        .catch((): FoundJackpot => ({ state: 'failed' }))
        .then((result) => isGone || setFound(result));
    return () => {
      isGone = true;
    };
  }, [ask, legs, offers]);
  return isError && offers === undefined ? { state: 'failed' } : found;
}
