import { useGetPlayLimitsQuery } from '@kipenga/api';
import { leftToday, type LeftToday } from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

/** The remainder of the day under the customer's own limits, as last loaded; null without a limit and for a visitor. */
export function useLeftToday(): LeftToday | null {
  const profile = useSelector(selectProfile);
  const { data } = useGetPlayLimitsQuery(profile === null ? skipToken : { profileId: profile.profileId });
  if (data === undefined) return null;
  const { dayLimits, stakedToday, lostToday, dayEndsAt } = data;
  return leftToday(dayLimits, { staked: stakedToday, lost: lostToday }, dayEndsAt);
}
