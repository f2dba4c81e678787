import type { Profile } from '@kipenga/api';
import { cents, formatKes, formatMsisdn, toShillings } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { AmountField, Button } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { useMessageText } from '../language/use-message-text.ts';
import { selectProfile } from '../session/session.slice.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import { useDeposit } from './use-deposit.ts';
import { useModalWords } from './use-modal-words.ts';

interface DepositModalProps {
  readonly amountCents?: number;
  readonly isSandbox?: boolean;
}

/** Deposit: an amount, a prompt on the phone, and the balance watched until the money is there (R4-24, R4-25, R5-06). */
export function DepositModal(props: DepositModalProps) {
  const profile = useSelector(selectProfile);
  return profile === null ? null : <DepositForm {...props} profile={profile} />;
}

interface DepositFormProps extends DepositModalProps {
  readonly profile: Profile;
}

function DepositForm({ amountCents, isSandbox = false, profile }: DepositFormProps) {
  const t = useModalWords();
  const toText = useMessageText();
  const { send, isSending, balance, prompt, fault, clearFault } = useDeposit(profile);
  const [text, setText] = useState(
    amountCents === undefined ? '' : String(Math.ceil(toShillings(cents(amountCents)))),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await send(text)) setText('');
  };
  const typed = (amount: string) => {
    setText(amount);
    clearFault();
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['figure']}>
        <span>{t('shell.header.balance')}</span>
        <strong>{formatKes(balance)}</strong>
      </p>
      {prompt !== null && (
        <p className={styles['good']} role="status">
          {t(prompt === 'arrived' ? 'shell.deposit.arrived' : 'shell.deposit.sent')}
        </p>
      )}
      {isSandbox && prompt === 'sent' && <HandsetLink phone={profile.phone} />}
      <AmountField
        label={t('shell.deposit.amount')}
        value={text}
        onChange={typed}
        error={fault === null ? null : toText(fault)}
        quickAmounts={[50, 100, 250, 500]}
      />
      <p className={styles['note']}>
        {t('shell.deposit.to', { phone: formatMsisdn(profile.phone), paybill: BRAND.paybill })}
      </p>
      <Button type="submit" isWide isBusy={isSending}>
        {t('shell.deposit.submit')}
      </Button>
    </form>
  );
}
