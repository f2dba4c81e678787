import { useRegisterMutation } from '@kipenga/api';
import { checkRegistration } from '@kipenga/betting-core';
import { Button, Checkbox, PasswordField, PhoneField, UiLink } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { HOUSE } from '../house.ts';
import { useShellDispatch } from '../store/hooks.ts';
import { useWords } from '../words/use-words.ts';
import { oops, plainRefusal, registrationFault, type FieldFault } from './account-messages.ts';
import styles from './forms.module.css';
import { modalClosed, modalOpened } from './modal.slice.ts';

/** Get Started (R5-04, R1-02): res 0 opens verification (R4-18); anything else shows its description (R8-06). */
export function RegisterModal() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const [register, { isLoading }] = useRegisterMutation();
  const [fault, setFault] = useState<FieldFault | null>(null);
  const errorOf = (field: FieldFault['field']) =>
    fault?.field === field ? t(fault.id, { house: HOUSE.name }) : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const checked = checkRegistration({
      phone: String(form.get('phone')),
      password: String(form.get('password')),
      confirmation: String(form.get('confirmation')),
      consents: form.get('consent') !== null,
    });
    setFault(checked.ok ? null : registrationFault(checked.reason));
    if (!checked.ok) return;
    const { phone, password } = checked.value;
    const answer = await register({ phone, password, consent: HOUSE.termsVersion });
    if (answer.error !== undefined) dispatch(dialogShown(oops(apiFailureMessage(answer.error))));
    else if (answer.data.kind === 'accepted') dispatch(modalOpened({ name: 'verify', phone }));
    else dispatch(dialogShown(plainRefusal(answer.data)));
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField autoComplete="username" error={errorOf('phone')} />
      <PasswordField purpose="new" error={errorOf('password')} />
      <PasswordField
        purpose="new"
        name="confirmation"
        label={t('shell.register.again')}
        error={errorOf('confirmation')}
      />
      <Checkbox name="consent" label={t('shell.register.consent')} error={errorOf('consent')} />
      <UiLink href="/terms-and-conditions" onClick={() => dispatch(modalClosed())}>
        {t('shell.register.readTerms')}
      </UiLink>
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.register.submit')}
      </Button>
      <div className={styles['aside']}>
        <span>{t('shell.register.haveAccount')}</span>
        <Button look="quiet" size="small" onClick={() => dispatch(modalOpened({ name: 'log-in' }))}>
          {t('shell.register.logIn')}
        </Button>
      </div>
    </form>
  );
}
