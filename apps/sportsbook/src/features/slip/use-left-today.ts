import { useGetPlayLimitsQuery } from '@kipenga/api';
import { leftToday, type LeftToday } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

/** What the customer's own limits leave of the day, as far as it is known; null without a limit and for a visitor. */
export function useLeftToday(): LeftToday | null {
  const profile = useSelector(selectProfile);
  const { data } = useGetPlayLimitsQuery(profile === null ? skipToken : { profileId: profile.profileId });
  if (data === undefined) return null;
  const { dayLimits, stakedToday, lostToday, dayEndsAt } = data;
  return leftToday(dayLimits, { staked: stakedToday, lost: lostToday }, dayEndsAt);
}
