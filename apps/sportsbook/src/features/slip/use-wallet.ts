import { useGetBalanceQuery, type Balance } from '@kipenga/api';
import { selectProfile } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';

/** The customer's last known balance, first from the login; null for a visitor. */
export function useWallet(): Balance | null {
  const profile = useSelector(selectProfile);
  const { data } = useGetBalanceQuery(profile === null ? skipToken : { profileId: profile.profileId });
  return data ?? profile;
}
