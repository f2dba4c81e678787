import { Button } from '../../controls/Button/Button.tsx';
import { useHasPassed } from '../../feedback/Shimmer/use-has-passed.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { RetryIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './GameFrame.module.css';

export interface GameOpeningProps {
  readonly name: string;
  /** Requests the launch again; offered when the game is slow to load. */
  readonly onRetry?: (() => void) | undefined;
  readonly slowAfterMs?: number;
  readonly longAfterMs?: number;
}

/** Covers the frame until the game has loaded. After 8 s it says that the network is slow; after 20 s it offers Retry. */
export function GameOpening({ name, onRetry, slowAfterMs = 8000, longAfterMs = 20_000 }: GameOpeningProps) {
  const t = useWords();
  const isSlow = useHasPassed(slowAfterMs);
  const isLong = useHasPassed(longAfterMs);
  return (
    <div className={styles['opening']}>
      <Spinner size="1.75rem" />
      <div role="status">
        <p>{t('ui.casino.frame.loading', { name })}</p>
        {isSlow && <p>{t('ui.shimmer.slow')}</p>}
      </div>
      {isLong && onRetry !== undefined && (
        <Button look="secondary" icon={<RetryIcon size="1.125rem" />} onClick={onRetry}>
          {t('ui.failed.retry')}
        </Button>
      )}
    </div>
  );
}
