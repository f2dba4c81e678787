import { useGetBalanceQuery, type Profile } from '@kipenga/api';
import { formatMsisdn } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { HeaderFor } from './HeaderFor.tsx';
import { useBalanceInStep } from './use-balance-in-step.ts';

/** The header of a customer: balance, phone number, Deposit, the account (R2-21). */
export function CustomerHeader({
  profile,
  children,
}: {
  readonly profile: Profile;
  readonly children?: ReactNode;
}) {
  const { data } = useGetBalanceQuery({ profileId: profile.profileId });
  useBalanceInStep(profile.profileId, data?.balance);
  return (
    <HeaderFor
      account={{ balance: (data ?? profile).balance, phone: formatMsisdn(profile.phone), href: '/account' }}
    >
      {children}
    </HeaderFor>
  );
}
