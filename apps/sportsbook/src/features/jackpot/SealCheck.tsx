import type { TicketProof } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import { useWords, type SportsbookWordId } from '../../words/use-words.ts';
import styles from './jackpot.module.css';

interface SealCheckProps {
  readonly proof: TicketProof;
  readonly root: string;
  /** The ticket as My Bets tells it. */
  readonly own: Pick<TicketProof, 'reference' | 'betString'>;
  /** The root was published before the first kick-off. */
  readonly isInTime: boolean;
}

type Outcome = 'unchecked' | 'checking' | 'holds' | 'holdsLate' | 'broken' | 'failed';

const OUTCOME_WORDS: Readonly<Partial<Record<Outcome, SportsbookWordId>>> = {
  holds: 'sportsbook.seal.holds',
  holdsLate: 'sportsbook.seal.holdsLate',
  broken: 'sportsbook.seal.broken',
  failed: 'sportsbook.seal.checkFailed',
};

/** Checks a proof on this device, at a press; what it is checked with is loaded then. */
export function SealCheck({ proof, root, own, isInTime }: SealCheckProps) {
  const t = useWords();
  const [outcome, setOutcome] = useState<Outcome>('unchecked');
  const check = async () => {
    setOutcome('checking');
    try {
      const { isUnderSeal } = await import('./check-seal.ts');
      const holds = isInTime ? 'holds' : 'holdsLate';
      setOutcome(isUnderSeal(proof, root, own) ? holds : 'broken');
    } catch {
      setOutcome('failed');
    }
  };
  const words = OUTCOME_WORDS[outcome];
  return (
    <>
      <Button look="secondary" size="small" isBusy={outcome === 'checking'} onClick={() => void check()}>
        {t('sportsbook.seal.check')}
      </Button>
      <p role="status" data-outcome={outcome} className={styles['verdict']}>
        {words !== undefined && t(words)}
      </p>
    </>
  );
}
