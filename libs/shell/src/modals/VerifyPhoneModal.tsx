import { useFinishRegistrationMutation } from '@kipenga/api';
import { formatMsisdn, parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { Button, CodeField, PhoneField } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import type { Answered } from '../language/answer-message.ts';
import { oops, plainRefusal } from './account-messages.ts';
import { CodeAgain } from './CodeAgain.tsx';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { useCodeOverReload } from './over-reload.ts';
import { PhoneVerified } from './PhoneVerified.tsx';
import { useFaults } from './use-faults.ts';
import { useModalWords } from './use-modal-words.ts';

interface VerifyPhoneModalProps {
  readonly phone: string;
  readonly isSandbox?: boolean;
  readonly isCodeSent?: boolean;
}

/** A verified number and the answer to its verification. */
interface Verified {
  readonly answer: Answered;
  readonly phone: Msisdn;
}

/** Verify Phone Number: asks for the code of the SMS, then shows the message and after 4 s login (R4-20). */
export function VerifyPhoneModal(props: VerifyPhoneModalProps) {
  const [verified, setVerified] = useState<Verified | null>(null);
  return verified === null ? (
    <CodeStep {...props} onVerified={setVerified} />
  ) : (
    <PhoneVerified {...verified} />
  );
}

interface CodeStepProps extends VerifyPhoneModalProps {
  readonly onVerified: (verified: Verified) => void;
}

function CodeStep({ phone: givenPhone, isSandbox = false, isCodeSent = false, onVerified }: CodeStepProps) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const [finish, { isLoading }] = useFinishRegistrationMutation();
  const { faultOf, show, form } = useFaults<'phone' | 'code', string>();
  const given = parseMsisdn(givenPhone);
  useCodeOverReload({ name: 'verify', phone: givenPhone, isCodeSent });

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
    else if (answer.data.kind === 'accepted') onVerified({ answer: answer.data, phone: phone.value });
    else dispatch(dialogShown(plainRefusal(answer.data)));
  };

  return (
    <form {...form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      {given.ok && (
        <p className={styles['note']}>
          {t(isCodeSent ? 'shell.verify.sent' : 'shell.verify.ask', { phone: formatMsisdn(given.value) })}
        </p>
      )}
      <PhoneField defaultValue={given.ok ? formatMsisdn(given.value) : givenPhone} error={faultOf('phone')} />
      {isSandbox && given.ok && <HandsetLink phone={given.value} />}
      <CodeField error={faultOf('code')} />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.verify.submit')}
      </Button>
      <CodeAgain phone={given.ok ? given.value : null} isCodeSent={isCodeSent} />
    </form>
  );
}
