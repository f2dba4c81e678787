import { useGetNoticesQuery, type Profile } from '@kipenga/api';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';
import { Way } from './Way.tsx';

/** Above this the exact number says no more. */
const MOST_SHOWN = 99;

/** The way to the notices, with how many are new. Where that did not come, the way is there all the same. */
export function NoticesWay({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const unseen = useGetNoticesQuery({ profileId }).currentData?.unseen ?? 0;
  const count = unseen > MOST_SHOWN ? `${MOST_SHOWN}+` : unseen;
  return (
    <Way href="/account?view=notices" label={t('sportsbook.notices.title')}>
      {unseen > 0 && <b className={styles['count']}>{t('sportsbook.account.unseen', { count })}</b>}
    </Way>
  );
}
