import { useRegisterMutation } from '@kipenga/api';
import { checkRegistration } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { Button, Checkbox, PasswordField, PhoneField, TextField, UiLink } from '@kipenga/ui';
import type { FormEvent } from 'react';
import { apiFailureMessage } from '../dialog/api-failure-message.ts';
import { dialogShown } from '../dialog/dialog.slice.ts';
import { answerMessage } from '../language/answer-message.ts';
import type { Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useModalWords } from './use-modal-words.ts';
import { oops, plainRefusal } from './account-messages.ts';
import styles from './forms.module.css';
import { modalOpened } from './modal.slice.ts';
import { registrationFaults, type RegisterField } from './registration-faults.ts';
import { useFaults } from './use-faults.ts';

/**
 * Get Started (R5-04, R1-02): shows all faults at once. The terms open in their own tab and leave the form unchanged. Res 0 opens
 * verification (R4-18); anything else shows its description (R8-06).
 */
export function RegisterModal() {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const [register, { isLoading }] = useRegisterMutation();
  const toText = useMessageText();
  const { faultOf, show, form } = useFaults<RegisterField, Message>(['password', 'confirmation']);
  const errorOf = (field: RegisterField) => {
    const fault = faultOf(field);
    return fault === undefined ? null : toText(fault);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const registration = {
      phone: String(typed.get('phone')),
      password: String(typed.get('password')),
      confirmation: String(typed.get('confirmation')),
      consents: typed.get('consent') !== null,
    };
    const faults = registrationFaults(registration);
    show(faults);
    const checked = checkRegistration(registration);
    if (!checked.ok || faults.password !== undefined) return;
    const { phone, password } = checked.value;
    const referralCode = String(typed.get('referral'));
    const answer = await register({ phone, password, referralCode, consent: BRAND.termsVersion });
    if (answer.error !== undefined) dispatch(dialogShown(oops(apiFailureMessage(answer.error))));
    else if (answer.data.kind === 'accepted')
      dispatch(modalOpened({ name: 'verify', phone, isCodeSent: true }));
    else if (answer.data.reason?.code === 'referral-unknown') show({ referral: answerMessage(answer.data) });
    else dispatch(dialogShown(plainRefusal(answer.data)));
  };

  return (
    <form {...form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <PhoneField autoComplete="username" error={errorOf('phone')} />
      <PasswordField purpose="new" error={errorOf('password')} />
      <PasswordField
        purpose="new"
        name="confirmation"
        label={t('shell.register.again')}
        error={errorOf('confirmation')}
      />
      <TextField
        name="referral"
        label={t('shell.register.referral')}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={errorOf('referral')}
      />
      <Checkbox name="consent" label={t('shell.register.consent')} error={errorOf('consent')} />
      <UiLink href="/terms-and-conditions" target="_blank" rel="noopener">
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
