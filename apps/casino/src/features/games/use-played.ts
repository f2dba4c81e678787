import { useGetPlayedGamesQuery, useGetPopularGamesQuery } from '@kipenga/api';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import type { Played } from './lobby-rows.ts';

const NONE: readonly string[] = [];

/** The games played most and last, by which the lobby sorts its rows. Empty lists where a call failed. */
export function usePlayed(): Played & { readonly isKnown: boolean } {
  const profile = useSelector(selectProfile);
  const everybody = useGetPopularGamesQuery();
  const own = useGetPlayedGamesQuery(profile === null ? skipToken : { profileId: profile.profileId }, {
    refetchOnMountOrArgChange: true, // the list has changed after a game
  });
  return {
    byEverybody: everybody.data ?? NONE,
    byCustomer: (profile && own.data) ?? NONE,
    isKnown: !everybody.isLoading && !own.isLoading,
  };
}
