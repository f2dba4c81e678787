import { RetryIcon, WarningIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { useLateWords } from './use-late-words.ts';
import styles from './FailedState.module.css';

export interface FailedStateProps {
  /** Message; "This could not be loaded." by default. */
  readonly text?: string;
  /** Loads again. */
  readonly onRetry: () => void;
  /** True while it loads again: the button keeps its focus and ignores presses. */
  readonly isRetrying?: boolean;
}

/**
 * A line with Retry in place of content that failed to load, without a dialog (D44), so that a failure never looks like an empty
 * list. It is announced when it appears and after each further failure.
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
