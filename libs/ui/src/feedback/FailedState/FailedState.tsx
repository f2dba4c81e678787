import { RetryIcon, WarningIcon } from '../../icons/icons.tsx';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import styles from './FailedState.module.css';

export interface FailedStateProps {
  /** What could not be loaded; "This could not be loaded." unless told. */
  readonly text?: string;
  /** Asks again. */
  readonly onRetry: () => void;
  /** It is being asked again: the button keeps its focus and ignores presses. */
  readonly isRetrying?: boolean;
}

/** A line where something failed to load, with Retry, and no dialog (D44): an empty list never stands for a failed one. */
export function FailedState({ text, onRetry, isRetrying = false }: FailedStateProps) {
  const t = useWords();
  return (
    <div className={styles['failed']} role="status">
      <WarningIcon />
      <p>{text ?? t('ui.failed.text')}</p>
      <Button
        look="secondary"
        size="small"
        icon={<RetryIcon size="1.125rem" />}
        isBusy={isRetrying}
        onClick={onRetry}
      >
        {t('ui.failed.retry')}
      </Button>
    </div>
  );
}
