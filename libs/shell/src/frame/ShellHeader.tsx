import { useGetBalanceQuery } from '@kipenga/api';
import { skipToken } from '@reduxjs/toolkit/query';
import { formatMsisdn } from '@kipenga/betting-core';
import { Header } from '@kipenga/ui';
import { modalOpened } from '../modals/modal.slice.ts';
import { selectProfile } from '../session/session.slice.ts';
import { useShellDispatch, useShellSelector } from '../store/hooks.ts';

/** The header with the customer's own balance, or Log In and Register; the server draws the latter for everybody. */
export function ShellHeader() {
  const dispatch = useShellDispatch();
  const profile = useShellSelector(selectProfile);
  const { data } = useGetBalanceQuery(profile === null ? skipToken : { profileId: profile.profileId });
  const account = profile === null ? null : { balance: data?.balance ?? profile.balance, phone: formatMsisdn(profile.phone), href: '/account' };
  return (
    <Header
      homeHref="/"
      account={account}
      onLogIn={() => dispatch(modalOpened({ name: 'log-in' }))}
      onRegister={() => dispatch(modalOpened({ name: 'register' }))}
      onDeposit={() => dispatch(modalOpened({ name: 'deposit' }))}
    />
  );
}
