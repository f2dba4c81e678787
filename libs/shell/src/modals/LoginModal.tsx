import { useLogInMutation } from '@kipenga/api';
import { formatMsisdn, parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { Button, Checkbox, PasswordField, PhoneField } from '@kipenga/ui';
import { useState, type FormEvent, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import type { Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { loggedIn } from '../session/session.slice.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useModalWords } from './use-modal-words.ts';
import { logInRefusal } from './account-messages.ts';
import styles from './forms.module.css';
import { modalClosed, modalOpened, selectGoTo, selectModal, selectUsedPhone } from './modal.slice.ts';
import { useFaults } from './use-faults.ts';

/** Log In (R4-17, R5-03): 0 logs in and goes on to where the tap pointed (D47), 101 opens verification, else the answer's words. */
export function LoginModal() {
  const t = useModalWords();
  const toText = useMessageText();
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const goTo = useSelector(selectGoTo);
  const modal = useSelector(selectModal);
  const [logIn, { isLoading }] = useLogInMutation();
  const { faultOf, show, form } = useFaults<'phone' | 'password', string>();
  /** What came back instead of a session. A refusal marks both fields and says its words once (R8-05). */
  const [problem, setProblem] = useState<{ readonly message: Message; readonly isRefusal: boolean } | null>(
    null,
  );
  const mark = problem?.isRefusal === true ? '' : undefined;
  const usedPhone = useSelector(selectUsedPhone);
  const { notice, phone: knownPhone = usedPhone ?? undefined } = modal?.name === 'log-in' ? modal : {};
  const known = knownPhone === undefined ? undefined : parseMsisdn(knownPhone);

  const send = async (phone: Msisdn, password: string, remember: boolean) => {
    const answer = await logIn({ phone, password, remember });
    if (answer.error !== undefined)
      return setProblem({ message: apiFailureMessage(answer.error), isRefusal: false });
    switch (answer.data.kind) {
      case 'logged-in':
        dispatch(loggedIn(answer.data.profile));
        dispatch(modalClosed());
        if (goTo !== null) void navigate(goTo);
        return;
      case 'unverified':
        dispatch(modalOpened({ name: 'verify', phone }));
        return;
      case 'refused':
        setProblem({ message: logInRefusal(answer.data), isRefusal: true });
    }
  };

  /** The number goes along, where it is one. */
  const forgotten = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(currentTarget.form ?? undefined).get('phone');
    const phone = parseMsisdn(String(typed));
    dispatch(modalOpened({ name: 'recover', ...(phone.ok && { phone: phone.value }) }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const phone = parseMsisdn(String(typed.get('phone')));
    const password = String(typed.get('password'));
    setProblem(null);
    show({
      ...(!phone.ok && { phone: t('shell.logIn.phoneInvalid') }),
      ...(password === '' && { password: t('shell.logIn.passwordNeeded') }),
    });
    if (phone.ok && password !== '') void send(phone.value, password, typed.get('remember') !== null);
  };

  return (
    <form
      ref={form.ref}
      className={styles['form']}
      onSubmit={submit}
      onChange={(event) => {
        form.onChange(event);
        setProblem(null);
      }}
      noValidate
    >
      {notice !== undefined && <p className={styles['note']}>{toText(notice)}</p>}
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {toText(problem.message)}
        </p>
      )}
      <PhoneField
        key={knownPhone}
        autoComplete="username"
        defaultValue={known?.ok === true ? formatMsisdn(known.value) : knownPhone}
        error={mark ?? faultOf('phone')}
      />
      <PasswordField error={mark ?? faultOf('password')} />
      <Checkbox name="remember" label={t('shell.logIn.remember')} defaultChecked />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.logIn.submit')}
      </Button>
      <div className={styles['aside']}>
        <Button look="quiet" size="small" onClick={forgotten}>
          {t('shell.logIn.forgot')}
        </Button>
        <Button look="quiet" size="small" onClick={() => dispatch(modalOpened({ name: 'register' }))}>
          {t('shell.logIn.register')}
        </Button>
      </div>
    </form>
  );
}
