import { useGetBalanceQuery, type Profile } from '@kipenga/api';
import { formatMsisdn } from '@kipenga/betting-core';
import { LIMITS_HREF, modalOpened, useLogOut, useShellDispatch } from '@kipenga/shell';
import { AccountSummary, Button, FailedState } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';
import { HouseMeasures } from './HouseMeasures.tsx';
import { IdentityStanding } from './IdentityStanding.tsx';
import { NoticesWay } from './NoticesWay.tsx';
import { OwnReferralCode } from './OwnReferralCode.tsx';
import { Way } from './Way.tsx';
import { WelcomeLeft } from './WelcomeLeft.tsx';

/** Balance, bonus and free bet; Deposit, Withdraw and Limits; what is left of the welcome bonus; the ways to My Bets and My Transactions; Logout (R2-50). */
export function AccountOverview({
  profile,
  notice,
  dataToday,
}: {
  readonly profile: Profile;
  /** Words that stay above the figures, such as why a withdrawal was refused (R8-08). */
  readonly notice: string | null;
  /** The data used today and its cost. */
  readonly dataToday?: ReactNode;
}) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const logOut = useLogOut();
  const { data, error, isFetching, refetch } = useGetBalanceQuery({ profileId: profile.profileId });
  const { balance, bonus, freeBet } = data ?? profile;
  return (
    <div className={styles['account']}>
      <p className={styles['phone']}>{formatMsisdn(profile.phone)}</p>
      {notice !== null && (
        <p className={styles['notice']} role="status">
          {notice}
        </p>
      )}
      {error !== undefined && (
        <FailedState
          text={t('sportsbook.account.failed')}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      <AccountSummary
        balance={balance}
        bonus={bonus}
        freeBet={freeBet}
        onDeposit={() => dispatch(modalOpened({ name: 'deposit' }))}
        onWithdraw={() => dispatch(modalOpened({ name: 'app:withdraw' }))}
        onLimits={() => void navigate(LIMITS_HREF)}
      />
      <HouseMeasures profileId={profile.profileId} />
      <IdentityStanding profileId={profile.profileId} />
      <WelcomeLeft profileId={profile.profileId} />
      <nav className={styles['ways']} aria-label={t('sportsbook.account.title')}>
        <NoticesWay profileId={profile.profileId} />
        <Way href="/bets" label={t('sportsbook.account.myBets')} />
        <Way href="/transactions" label={t('sportsbook.account.myTransactions')} />
        <Way href="/transactions?view=statement" label={t('sportsbook.account.statement')} />
        <Way href={LIMITS_HREF} label={t('sportsbook.account.play')} />
        <Way href="/account?view=data" label={t('sportsbook.data.title')}>
          <span className={styles['figure']}>{dataToday}</span>
        </Way>
        <Way href="/account?view=close" label={t('sportsbook.close.title')} />
      </nav>
      <OwnReferralCode profileId={profile.profileId} />
      <Button look="quiet" isWide onClick={logOut}>
        {t('sportsbook.account.logOut')}
      </Button>
    </div>
  );
}
