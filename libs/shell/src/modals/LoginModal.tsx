import { formatMsisdn, parseMsisdn } from '@kipenga/betting-core';
import { Button, Checkbox, PasswordField, PhoneField, WarningIcon } from '@kipenga/ui';
import type { FormEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import styles from './forms.module.css';
import { LogInLinks } from './LogInLinks.tsx';
import { selectModal, selectUsedPhone } from './modal.slice.ts';
import { useFaults } from './use-faults.ts';
import { useLogIn } from './use-log-in.ts';
import { useModalWords } from './use-modal-words.ts';

/**
 * Log In (R4-17, R5-03): 0 logs in and continues to the destination of the tap (D47), 101 opens verification, anything else shows
 * the answer's words.
 */
export function LoginModal() {
  const t = useModalWords();
  const modal = useSelector(selectModal);
  const usedPhone = useSelector(selectUsedPhone);
  const { send, problem, clearProblem, isSending } = useLogIn();
  const { faultOf, show, form } = useFaults<'phone' | 'password', string>();
  const mark = problem?.isRefusal === true ? '' : undefined;
  const { notice, phone: known = usedPhone ?? undefined } = modal?.name === 'log-in' ? modal : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const phone = parseMsisdn(String(typed.get('phone')));
    const password = String(typed.get('password'));
    clearProblem();
    show({
      ...(!phone.ok && { phone: t('shell.register.phoneInvalid') }),
      ...(password === '' && { password: t('shell.logIn.passwordNeeded') }),
    });
    if (phone.ok && password !== '')
      void send({ phone: phone.value, password, remember: typed.get('remember') !== null });
  };
  const changed = (event: FormEvent<HTMLFormElement>) => {
    form.onChange(event);
    clearProblem();
  };

  return (
    <form ref={form.ref} className={styles['form']} onSubmit={submit} onChange={changed} noValidate>
      <WhatWasSaid notice={notice} problem={problem?.message} />
      <PhoneField
        key={known}
        autoComplete="username"
        defaultValue={readableNumber(known)}
        error={mark ?? faultOf('phone')}
      />
      <PasswordField error={mark ?? faultOf('password')} />
      <Checkbox name="remember" label={t('shell.logIn.remember')} defaultChecked />
      <Button type="submit" isWide isBusy={isSending}>
        {t('shell.logIn.submit')}
      </Button>
      <LogInLinks />
    </form>
  );
}

/** Formats a valid number in readable form; other text stays unchanged. */
function readableNumber(text: string | undefined): string | undefined {
  const phone = text === undefined ? undefined : parseMsisdn(text);
  return phone?.ok === true ? formatMsisdn(phone.value) : text;
}

/** The notice with which login was opened, and the message of a failed login. */
function WhatWasSaid({
  notice,
  problem,
}: {
  readonly notice: Message | undefined;
  readonly problem: Message | undefined;
}) {
  const toText = useMessageText();
  return (
    <>
      {notice !== undefined && <p className={styles['note']}>{toText(notice)}</p>}
      {problem !== undefined && (
        <p className={styles['problem']} role="alert">
          <WarningIcon size="1.25rem" />
          {toText(problem)}
        </p>
      )}
    </>
  );
}
