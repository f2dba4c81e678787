import { useGetOwnAccountQuery, type Profile } from '@kipenga/api';
import { CopyButton } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

/** The customer's referral code, with a button to copy it. */
export function OwnReferralCode({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const { data } = useGetOwnAccountQuery({ profileId });
  if (data === undefined) return null;
  return (
    <div className={styles['referral']}>
      <p>
        {t('sportsbook.account.referral')} <b>{data.referralCode}</b>
      </p>
      <CopyButton text={data.referralCode} size="small" />
    </div>
  );
}
