import { useGetNoticesQuery, type Profile } from '@kipenga/api';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';
import { Way } from './Way.tsx';

/** A higher exact number would say no more. */
const MOST_SHOWN = 99;

/** The link to the notices, with the number of new ones if it has loaded. */
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
