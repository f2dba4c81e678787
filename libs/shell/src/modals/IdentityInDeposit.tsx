import type { Profile } from '@kipenga/api';
import { formatKes, parseKes } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { IDENTITY_FILES } from '@kipenga/words/identity-files';
import { useState } from 'react';
import { WithWordsOf } from '../language/WithWordsOf.tsx';
import styles from './forms.module.css';
import { IdentityForm, IdentityPending } from './IdentityModal.tsx';
import { useIdentityWords } from './use-identity-words.ts';

interface IdentityInDepositProps {
  readonly profile: Profile;
  readonly isSandbox: boolean;
  /** What is to be paid in, as it was typed; the deposit was refused for it, so it can be read. */
  readonly amount: string;
  /** The answer about an identity given before is awaited. */
  readonly isPending: boolean;
  /** Asks for the same deposit again. */
  readonly onVerified: () => void;
  readonly onBack: () => void;
}

/** The form that asks who the customer is, between the amount and its prompt (D105): the amount stays in sight, and goes on by itself once it is known. */
export function IdentityInDeposit(props: IdentityInDepositProps) {
  return (
    <WithWordsOf files={IDENTITY_FILES}>
      <BeforePrompt {...props} />
    </WithWordsOf>
  );
}

function BeforePrompt({ amount, isPending, onBack, ...form }: IdentityInDepositProps) {
  const t = useIdentityWords();
  const [isAwaited, setAwaited] = useState(isPending);
  if (isAwaited) return <IdentityPending onDone={onBack} />;
  const read = parseKes(amount);
  return (
    <div className={styles['form']}>
      <p className={styles['figure']}>
        <span>{t('shell.deposit.title')}</span>
        <strong>{read.ok ? formatKes(read.value) : amount}</strong>
      </p>
      <IdentityForm {...form} submitLabel={t('identity.submitDeposit')} onPending={() => setAwaited(true)} />
      <Button look="quiet" isWide onClick={onBack}>
        {t('identity.back')}
      </Button>
    </div>
  );
}
