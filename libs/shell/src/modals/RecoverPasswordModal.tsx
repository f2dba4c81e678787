import { useRequestCodeMutation, useResetPasswordMutation } from '@kipenga/api';
import { formatMsisdn, parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { Button, CodeField, PasswordField, PhoneField } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { message, type Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useModalWords } from './use-modal-words.ts';
import { oops, plainRefusal } from './account-messages.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { modalOpened, selectUsedPhone } from './modal.slice.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { useFaults } from './use-faults.ts';

/** Strangers can use up the codes asked for here, but not those a phone asks for by SMS. */
const TOO_MANY_CODES = message('shell.recover.tooMany', { shortcode: BRAND.shortcode });

/** Recover Password: step forgot (phone), then reset (code and new password) (R4-19, R5-05). */
export function RecoverPasswordModal({ isSandbox = false }: { readonly isSandbox?: boolean }) {
  const [phone, setPhone] = useState<Msisdn | null>(null);
  return phone === null ? (
    <ForgotStep onSent={setPhone} />
  ) : (
    <ResetStep phone={phone} isSandbox={isSandbox} />
  );
}

function ForgotStep({ onSent }: { readonly onSent: (phone: Msisdn) => void }) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const [requestCode, { isLoading }] = useRequestCodeMutation();
  const [isInvalid, setInvalid] = useState(false);
  const used = parseMsisdn(useSelector(selectUsedPhone) ?? '');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = parseMsisdn(String(new FormData(event.currentTarget).get('phone')));
    setInvalid(!phone.ok);
    if (!phone.ok) return;
    const answer = await requestCode({ phone: phone.value });
    if (answer.error !== undefined)
      dispatch(dialogShown(oops(apiFailureMessage(answer.error, TOO_MANY_CODES))));
    else if (answer.data.kind === 'accepted') onSent(phone.value);
    else dispatch(dialogShown(plainRefusal(answer.data)));
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
      onChange={() => setInvalid(false)}
      noValidate
    >
      <p className={styles['note']}>{t('shell.recover.intro')}</p>
      <PhoneField
        autoComplete="username"
        defaultValue={used.ok ? formatMsisdn(used.value) : ''}
        error={isInvalid ? t('shell.verify.phoneInvalid') : null}
      />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.recover.send')}
      </Button>
    </form>
  );
}

function ResetStep({ phone, isSandbox }: { readonly phone: Msisdn; readonly isSandbox: boolean }) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const toText = useMessageText();
  const [isIncomplete, setIncomplete] = useState(false);
  const { faultOf, show, form: marked } = useFaults<'password', Message>();
  const fault = faultOf('password');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = parseMsisdn(String(form.get('phone')));
    const code = String(form.get('code')).trim();
    const password = String(form.get('password'));
    const isComplete = typed.ok && code !== '' && password !== '';
    setIncomplete(!isComplete);
    if (!isComplete) return;
    const found = newPasswordFault(password, typed.value);
    show(found === null ? {} : { password: found });
    if (found !== null) return;
    const answer = await reset({ phone: typed.value, code, password });
    if (answer.error !== undefined) return dispatch(dialogShown(oops(apiFailureMessage(answer.error))));
    switch (answer.data.kind) {
      case 'accepted':
        return dispatch(
          modalOpened({ name: 'log-in', notice: message('shell.recover.done'), phone: typed.value }),
        );
      case 'unverified':
        return dispatch(modalOpened({ name: 'verify', phone: typed.value }));
      case 'refused':
        return dispatch(dialogShown(plainRefusal(answer.data)));
    }
  };
  return (
    <form
      {...marked}
      className={styles['form']}
      onSubmit={(event) => void submit(event)}
      onChange={(event) => {
        marked.onChange(event);
        setIncomplete(false);
      }}
      noValidate
    >
      <p className={styles['note']}>{t('shell.recover.sent')}</p>
      {isIncomplete && (
        <p className={styles['problem']} role="alert">
          {t('shell.recover.allNeeded')}
        </p>
      )}
      <PhoneField autoComplete="username" defaultValue={formatMsisdn(phone)} />
      {isSandbox && <HandsetLink phone={phone} />}
      <CodeField />
      <PasswordField
        purpose="new"
        label={t('shell.recover.newPassword')}
        error={fault === undefined ? null : toText(fault)}
      />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.recover.submit')}
      </Button>
    </form>
  );
}
