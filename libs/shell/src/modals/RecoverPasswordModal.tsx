import {
  bettingApi,
  CACHE_TAGS,
  useRequestCodeMutation,
  useResetPasswordMutation,
  type ResetPasswordRequest,
} from '@kipenga/api';
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
import { CodeAgain } from './CodeAgain.tsx';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { modalOpened, selectUsedPhone } from './modal.slice.ts';
import { newPasswordFault } from './new-password-fault.ts';
import { useCodeOverReload } from './over-reload.ts';
import { useFaults, type Faults } from './use-faults.ts';

/** Strangers can use up the codes requested here, but not those the phone itself requests by SMS. */
const TOO_MANY_CODES = message('shell.recover.tooMany', { shortcode: BRAND.shortcode });

interface RecoverPasswordModalProps {
  readonly isSandbox?: boolean;
  /** The number a code was already sent to before the page was reloaded. */
  readonly sentTo?: string | undefined;
}

/** Recover Password: asks for the phone, then for the code and a new password (R4-19, R5-05). */
export function RecoverPasswordModal({ isSandbox = false, sentTo = '' }: RecoverPasswordModalProps) {
  const [phone, setPhone] = useState<Msisdn | null>(() => {
    const sent = parseMsisdn(sentTo);
    return sent.ok ? sent.value : null;
  });
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
  const toText = useMessageText();
  const { send, isSending } = useReset();
  useCodeOverReload({ name: 'recover', phone, isCodeSent: true });
  const { faultOf, show, form } = useFaults<ResetField, Message>();
  const wordsOf = (field: ResetField) => {
    const fault = faultOf(field);
    return fault === undefined ? null : toText(fault);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const request = resetIn(new FormData(event.currentTarget));
    show(request.faults);
    if (request.ok) void send(request.value);
  };
  return (
    <form {...form} className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['note']}>{t('shell.recover.sent')}</p>
      <PhoneField autoComplete="username" defaultValue={formatMsisdn(phone)} error={wordsOf('phone')} />
      {isSandbox && <HandsetLink phone={phone} />}
      <CodeField error={wordsOf('code')} />
      <PasswordField purpose="new" label={t('shell.recover.newPassword')} error={wordsOf('password')} />
      <Button type="submit" isWide isBusy={isSending}>
        {t('shell.recover.submit')}
      </Button>
      <CodeAgain isCodeSent phone={phone} />
    </form>
  );
}

type ResetField = 'phone' | 'code' | 'password';
type ResetInForm =
  | { readonly ok: true; readonly value: ResetPasswordRequest; readonly faults: Faults<ResetField, Message> }
  | { readonly ok: false; readonly faults: Faults<ResetField, Message> };

/** Returns the typed values, or all faults by field (R5-05). */
function resetIn(typed: FormData): ResetInForm {
  const phone = parseMsisdn(String(typed.get('phone')));
  const code = String(typed.get('code')).trim();
  const password = String(typed.get('password'));
  const weak =
    password === ''
      ? message('shell.register.passwordNeeded')
      : newPasswordFault(password, phone.ok ? phone.value : '');
  const faults = {
    ...(!phone.ok && { phone: message('shell.verify.phoneInvalid') }),
    ...(code === '' && { code: message('shell.verify.codeNeeded') }),
    ...(weak !== null && { password: weak }),
  };
  return phone.ok && Object.keys(faults).length === 0
    ? { ok: true, value: { phone: phone.value, code, password }, faults }
    : { ok: false, faults };
}

/**
 * Resets the password, reloads the screen's data and opens login (R4-19), or verification if the number is not verified; else shows
 * the refusal.
 */
function useReset() {
  const dispatch = useShellDispatch();
  const [reset, { isLoading }] = useResetPasswordMutation();
  const send = async (request: ResetPasswordRequest) => {
    const { phone } = request;
    const answer = await reset(request);
    if (answer.error !== undefined) return dispatch(dialogShown(oops(apiFailureMessage(answer.error))));
    switch (answer.data.kind) {
      case 'accepted':
        dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
        return dispatch(modalOpened({ name: 'log-in', notice: message('shell.recover.done'), phone }));
      case 'unverified':
        return dispatch(modalOpened({ name: 'verify', phone }));
      case 'refused':
        return dispatch(dialogShown(plainRefusal(answer.data)));
    }
  };
  return { send, isSending: isLoading };
}
