import { useGetNoticesQuery, type Profile } from '@kipenga/api';
import { Button, ButtonLink, EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { NoticeRow } from './NoticeRow.tsx';
import styles from './notices.module.css';
import { useSeen } from './use-seen.ts';

interface NoticeRowsProps extends Pick<Profile, 'profileId'> {
  /** Shows notices before this number; the newest without it. */
  readonly before?: number;
}

/** A page of notices, and on demand the one before it. Shown notices count as seen. */
export function NoticeRows({ profileId, before }: NoticeRowsProps) {
  const t = useWords();
  const [showsEarlier, setShowsEarlier] = useState(false);
  const { currentData, error, isFetching, refetch } = useGetNoticesQuery(
    { profileId, ...(before !== undefined && { before }) },
    { refetchOnMountOrArgChange: true },
  );
  useSeen(currentData?.notices);
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.notices.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="transaction" />;
  const { notices, hasMore } = currentData;
  const last = notices.at(-1);
  if (last === undefined) return before === undefined && <NoNotices />;
  return (
    <>
      <ul className={styles['rows']} aria-label={t('sportsbook.notices.title')}>
        {notices.map((notice) => (
          <NoticeRow key={notice.number} notice={notice} />
        ))}
      </ul>
      {hasMore && showsEarlier && <NoticeRows profileId={profileId} before={last.number} />}
      {hasMore && !showsEarlier && (
        <div className={styles['more']}>
          <Button look="secondary" isWide onClick={() => setShowsEarlier(true)}>
            {t('sportsbook.notices.earlier')}
          </Button>
        </div>
      )}
    </>
  );
}

function NoNotices() {
  const t = useWords();
  return (
    <EmptyState
      title={t('sportsbook.notices.empty')}
      text={t('sportsbook.notices.what')}
      action={
        <ButtonLink look="secondary" href="/sports">
          {t('sportsbook.bets.browse')}
        </ButtonLink>
      }
    />
  );
}
