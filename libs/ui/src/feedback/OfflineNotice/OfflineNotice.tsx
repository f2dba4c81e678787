import { WarningIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** The phone has no network. */
  readonly isOffline: boolean;
}

/** Says that the phone has no network, for as long as it has none. Always rendered, so that it is heard when it speaks. */
export function OfflineNotice({ isOffline }: OfflineNoticeProps) {
  const t = useWords();
  return (
    <div role="status" data-network>
      {isOffline && (
        <p className={styles['offline']}>
          <WarningIcon size="1rem" />
          {t('ui.offline.text')}
        </p>
      )}
    </div>
  );
}
