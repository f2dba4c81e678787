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
  /** The typed amount. The deposit was refused for want of an identity, so the amount is valid. */
  readonly amount: string;
  /** True while an identity given earlier is being checked. */
  readonly isPending: boolean;
  /** Requests the same deposit again. */
  readonly onVerified: () => void;
  readonly onBack: () => void;
}

/**
 * Identity form between the amount and its prompt (D105). The amount stays visible, and the deposit continues by itself once the
 * identity is verified.
 */
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
