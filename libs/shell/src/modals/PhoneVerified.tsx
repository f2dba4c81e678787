import type { Msisdn } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useCallback, useEffect } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { answerMessage, type Answered } from '../language/answer-message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import styles from './forms.module.css';
import { modalOpened } from './modal.slice.ts';
import { useModalWords } from './use-modal-words.ts';

/** Milliseconds the success message stays before login opens (R4-20). */
export const VERIFIED_REDIRECT_MS = 4000;

/** Says that the number is verified, and opens login by itself or at a tap (R4-20). */
export function PhoneVerified({ answer, phone }: { readonly answer: Answered; readonly phone: Msisdn }) {
  const t = useModalWords();
  const toText = useMessageText();
  const dispatch = useShellDispatch();
  const toLogIn = useCallback(
    () => dispatch(modalOpened({ name: 'log-in', phone, isFirst: true })),
    [dispatch, phone],
  );
  useEffect(() => {
    const timer = setTimeout(toLogIn, VERIFIED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [toLogIn]);
  return (
    <div className={styles['form']}>
      <p className={styles['good']} role="status">
        {answer.description === '' ? t('shell.verify.done') : toText(answerMessage(answer))}
      </p>
      <Button isWide onClick={toLogIn}>
        {t('shell.verify.logInNow')}
      </Button>
    </div>
  );
}
