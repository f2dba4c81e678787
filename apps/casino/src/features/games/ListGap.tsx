import { FailedState } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

interface ListGapProps {
  readonly hasGap: boolean;
  readonly isReloading: boolean;
  readonly onRetry: () => void;
}

/** A line above an incomplete list, with Retry (D44). */
export function ListGap({ hasGap, isReloading, onRetry }: ListGapProps) {
  const t = useWords();
  return hasGap ? (
    <FailedState text={t('casino.lists.gap')} isRetrying={isReloading} onRetry={onRetry} />
  ) : null;
}
