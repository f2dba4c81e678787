import { Button } from '@kipenga/ui';
import { useState } from 'react';
import { useWords, type SportsbookWordId } from '../../words/use-words.ts';
import styles from './jackpot.module.css';

interface SealCheckProps<Outcome extends string> {
  readonly label: SportsbookWordId;
  /** Checks the proof; loads the code for it first. */
  readonly check: () => Promise<Outcome>;
  readonly says: Readonly<Record<Outcome, SportsbookWordId>>;
}

/** Checks a proof on this device, at a press. */
export function SealCheck<Outcome extends string>({ label, check, says }: SealCheckProps<Outcome>) {
  const t = useWords();
  const [outcome, setOutcome] = useState<Outcome | 'unchecked' | 'checking' | 'failed'>('unchecked');
  const press = async () => {
    setOutcome('checking');
    try {
      setOutcome(await check());
    } catch {
      setOutcome('failed');
    }
  };
  const isEnd = outcome !== 'unchecked' && outcome !== 'checking';
  return (
    <>
      <Button look="secondary" size="small" isBusy={outcome === 'checking'} onClick={() => void press()}>
        {t(label)}
      </Button>
      <p role="status" data-outcome={outcome} className={styles['verdict']}>
        {isEnd && t(outcome === 'failed' ? 'sportsbook.seal.checkFailed' : says[outcome])}
      </p>
    </>
  );
}
