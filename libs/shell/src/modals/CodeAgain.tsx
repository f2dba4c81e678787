import type { Msisdn } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import styles from './forms.module.css';
import { CODE_PAUSE_S, useCodeAgain } from './use-code-again.ts';
import { useModalWords } from './use-modal-words.ts';

interface CodeAgainProps {
  /** Null if the text is not a valid number. */
  readonly phone: Msisdn | null;
  readonly isCodeSent: boolean;
}

/** Button that sends a code to a number; one minute after the last code at the earliest (D26). */
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
