import { useEffect, useState } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './GameFrame.module.css';

/** Over the frame until the game shows; after 8 s it owns up to the network. */
export function GameOpening({
  name,
  slowAfterMs = 8000,
}: {
  readonly name: string;
  readonly slowAfterMs?: number;
}) {
  const t = useWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [slowAfterMs]);
  return (
    <div className={styles['opening']} role="status">
      <Spinner size="1.75rem" />
      <p>{t('ui.casino.frame.loading', { name })}</p>
      {isSlow && <p>{t('ui.shimmer.slow')}</p>}
    </div>
  );
}
