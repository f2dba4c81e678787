import { useFinishRegistrationMutation } from '@kipenga/api';
import { formatMsisdn, parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { Button, CodeField, PhoneField } from '@kipenga/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { answerMessage, type Answered } from '../language/answer-message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useModalWords } from './use-modal-words.ts';
import { oops, plainRefusal } from './account-messages.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { modalOpened } from './modal.slice.ts';
import { CODE_PAUSE_S, useCodeAgain } from './use-code-again.ts';
import { useFaults } from './use-faults.ts';

/** How long the good news stands before login opens (R4-20). */
export const VERIFIED_REDIRECT_MS = 4000;

/** Verify Phone Number: the code of the SMS; then the message, and after 4 s login (R4-20). */
export function VerifyPhoneModal({
  phone: givenPhone,
  isSandbox = false,
}: {
  readonly phone: string;
  readonly isSandbox?: boolean;
}) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const [finish, { isLoading }] = useFinishRegistrationMutation();
  const again = useCodeAgain(CODE_PAUSE_S);
  const { faultOf, show, form } = useFaults<'phone' | 'code', string>();
  const toText = useMessageText();
  const [verified, setVerified] = useState<{ readonly answer: Answered; readonly phone: Msisdn } | null>(
    null,
  );
  const [isSentAgain, setSentAgain] = useState(false);
  const given = parseMsisdn(givenPhone);
  const toLogIn = () => verified !== null && dispatch(modalOpened({ name: 'log-in', phone: verified.phone }));

  useEffect(() => {
    if (verified === null) return;
    const timer = setTimeout(
      () => dispatch(modalOpened({ name: 'log-in', phone: verified.phone })),
      VERIFIED_REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [verified, dispatch]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const phone = parseMsisdn(String(typed.get('phone')));
    const code = String(typed.get('code')).trim();
    show({
      ...(!phone.ok && { phone: t('shell.verify.phoneInvalid') }),
      ...(code === '' && { code: t('shell.verify.codeNeeded') }),
    });
    if (!phone.ok || code === '') return;
    const answer = await finish({ phone: phone.value, code });
    if (answer.error !== undefined) dispatch(dialogShown(oops(apiFailureMessage(answer.error))));
    else if (answer.data.kind === 'accepted') setVerified({ answer: answer.data, phone: phone.value });
    else dispatch(dialogShown(plainRefusal(answer.data)));
  };

  if (verified !== null)
    return (
      <div className={styles['form']}>
        <p className={styles['good']} role="status">
          {verified.answer.description === ''
            ? t('shell.verify.done')
            : toText(answerMessage(verified.answer))}
        </p>
        <Button isWide onClick={toLogIn}>
          {t('shell.verify.logInNow')}
        </Button>
      </div>
    );
  return (
    <form {...form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {given.ok && (
        <p className={styles['note']}>{t('shell.verify.sent', { phone: formatMsisdn(given.value) })}</p>
      )}
      <PhoneField defaultValue={given.ok ? formatMsisdn(given.value) : givenPhone} error={faultOf('phone')} />
      {isSandbox && given.ok && <HandsetLink phone={given.value} />}
      <CodeField error={faultOf('code')} />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.verify.submit')}
      </Button>
      <div className={styles['aside']}>
        <span role="status">{isSentAgain ? t('shell.verify.sentAgain') : ''}</span>
        <Button
          look="quiet"
          size="small"
          isBusy={again.isSending}
          disabled={again.waitS > 0 || !given.ok}
          onClick={() => given.ok && void again.send(given.value).then(setSentAgain)}
        >
          {again.waitS > 0 ? t('shell.verify.againIn', { seconds: again.waitS }) : t('shell.verify.again')}
        </Button>
      </div>
    </form>
  );
}
