import { useGetPlayedGamesQuery, useGetPopularGamesQuery } from '@kipenga/api';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import type { Played } from './lobby-rows.ts';

const NONE: readonly string[] = [];

/** What is played: the rows of the index are sorted by it, and do without where it does not come. */
export function usePlayed(): Played & { readonly isKnown: boolean } {
  const profile = useSelector(selectProfile);
  const everybody = useGetPopularGamesQuery();
  const own = useGetPlayedGamesQuery(profile === null ? skipToken : { profileId: profile.profileId }, {
    refetchOnMountOrArgChange: true, // who comes back from a game has played it
  });
  return {
    byEverybody: everybody.data ?? NONE,
    byCustomer: (profile && own.data) ?? NONE,
    isKnown: !everybody.isLoading && !own.isLoading,
  };
}
