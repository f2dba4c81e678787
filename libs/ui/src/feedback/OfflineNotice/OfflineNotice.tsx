import { WarningIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './OfflineNotice.module.css';

export interface OfflineNoticeProps {
  /** True while the device has no network. */
  readonly isOffline: boolean;
}

/** Says that the device has no network, while it has none. Always rendered, so that its text is announced. */
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
