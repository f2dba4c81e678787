import { RetryIcon, WarningIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useLateWords } from './use-late-words.ts';
import styles from './FailedState.module.css';

export interface FailedStateProps {
  /** What could not be loaded; "This could not be loaded." unless told. */
  readonly text?: string;
  /** Asks again. */
  readonly onRetry: () => void;
  /** It is being asked again: the button keeps its focus and ignores presses. */
  readonly isRetrying?: boolean;
}

/**
 * A line where something failed to load, with Retry, and no dialog (D44): an empty list never stands for a failed one.
 * It is said when it appears, and again after every try that failed.
 */
export function FailedState({ text, onRetry, isRetrying = false }: FailedStateProps) {
  const t = useWords();
  const isHeard = useLateWords(isRetrying);
  return (
    <div className={styles['failed']}>
      <WarningIcon />
      <p role="status">
        {/* A new element, not a changed one: words that come into a region are what every screen reader reads. */}
        <span key={isHeard ? 'heard' : 'seen'} aria-hidden={!isHeard || undefined}>
          {text ?? t('ui.failed.text')}
        </span>
      </p>
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
