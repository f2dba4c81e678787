import { useGetBalanceQuery, type Profile } from '@kipenga/api';
import { formatMsisdn } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { HeaderFor } from './HeaderFor.tsx';
import { AWAITING_MS, useAwaitedDeposit, useDepositSeen } from './use-awaited-deposit.ts';
import { useBalanceInStep } from './use-balance-in-step.ts';

/** The header of a customer: balance, phone number, Deposit, the account (R2-21). */
export function CustomerHeader({
  profile,
  children,
}: {
  readonly profile: Profile;
  readonly children?: ReactNode;
}) {
  const { profileId } = profile;
  const awaited = useAwaitedDeposit(profileId);
  const { data } = useGetBalanceQuery(
    { profileId },
    { pollingInterval: awaited === null ? 0 : AWAITING_MS, skipPollingIfUnfocused: true },
  );
  useBalanceInStep(profileId, data);
  useDepositSeen(awaited, data?.balance);
  return (
    <HeaderFor
      account={{ balance: (data ?? profile).balance, phone: formatMsisdn(profile.phone), href: '/account' }}
    >
      {children}
    </HeaderFor>
  );
}
