import type { Msisdn } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import styles from './forms.module.css';
import { CODE_PAUSE_S, useCodeAgain } from './use-code-again.ts';
import { useModalWords } from './use-modal-words.ts';

interface CodeAgainProps {
  /** Null for what is no number. */
  readonly phone: Msisdn | null;
  readonly isCodeSent: boolean;
}

/** Sends a code to a number; where one was sent just now, another after a minute (D26). */
export function CodeAgain({ phone, isCodeSent }: CodeAgainProps) {
  const t = useModalWords();
  const { send, waitS, isSending } = useCodeAgain(isCodeSent ? CODE_PAUSE_S : 0);
  const [isSent, setSent] = useState(false);
  return (
    <div className={styles['aside']}>
      <span role="status">{isSent ? t('shell.verify.sentAgain') : ''}</span>
      <Button
        look="quiet"
        size="small"
        isBusy={isSending}
        disabled={waitS > 0 || phone === null}
        onClick={() => phone !== null && void send(phone).then(setSent)}
      >
        {waitS > 0 ? t('shell.verify.againIn', { seconds: waitS }) : t('shell.verify.again')}
      </Button>
    </div>
  );
}
