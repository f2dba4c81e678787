import { useGetPlayLimitsQuery, type Profile } from '@kipenga/api';
import { answerMessage, useMessageText } from '@kipenga/shell';
import { ClockIcon } from '@kipenga/ui';
import styles from './play-limits.module.css';

/** Says that a time-out or a self-exclusion is in force, until when, and what it leaves; nothing without one. */
export function BreakNotice({ profileId }: Pick<Profile, 'profileId'>) {
  const toText = useMessageText();
  const { currentData } = useGetPlayLimitsQuery({ profileId });
  const until = currentData?.exclusionUntil ?? currentData?.timeOutUntil ?? null;
  if (until === null) return null;
  const words = answerMessage({ description: '', reason: { code: 'deposit-in-break', values: { until } } });
  return (
    <p className={styles['break']} role="status">
      <ClockIcon size="1.25rem" />
      <span>{toText(words)}</span>
    </p>
  );
}
