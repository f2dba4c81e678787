import { useDepositMutation, useGetBalanceQuery, useGetLimitsQuery } from '@kipenga/api';
import {
  cents,
  checkDeposit,
  DEFAULT_LIMITS,
  formatKes,
  formatMsisdn,
  parseKes,
  toShillings,
  type Cents,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { AmountField, Button } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import type { Message } from '../language/message.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { selectProfile } from '../session/session.slice.ts';
import { useModalWords } from './use-modal-words.ts';
import { depositFailure, depositFault } from './deposit-messages.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';

/** How often the balance is asked for while the modal is open (R4-25, R9-09). */
const BALANCE_POLL_MS = 5000;

/** Deposit: an amount, a prompt on the phone, and the balance watched until the money is there (R4-24, R4-25, R5-06). */
export function DepositModal({
  amountCents,
  isSandbox = false,
}: {
  readonly amountCents?: number;
  readonly isSandbox?: boolean;
}) {
  const t = useModalWords();
  const toText = useMessageText();
  const profile = useSelector(selectProfile);
  const limits = useGetLimitsQuery().currentData ?? DEFAULT_LIMITS;
  const { data: balance } = useGetBalanceQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
    {
      pollingInterval: BALANCE_POLL_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const [deposit, { isLoading }] = useDepositMutation();
  const [text, setText] = useState(
    amountCents === undefined ? '' : String(Math.ceil(toShillings(cents(amountCents)))),
  );
  const [fault, setFault] = useState<Message | null>(null);
  /** The balance when a prompt was last sent: the money has come once there is more. */
  const [balanceAtSending, setBalanceAtSending] = useState<Cents | null>(null);
  if (profile === null) return null;

  const balanceNow = balance?.balance ?? profile.balance;
  const hasArrived = balanceAtSending !== null && balanceNow > balanceAtSending;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const amount = parseKes(text);
    const checked = amount.ok ? checkDeposit(amount.value, limits) : amount;
    setBalanceAtSending(null);
    setFault(checked.ok ? null : depositFault(checked.reason));
    if (!checked.ok) return;
    const answer = await deposit({ phone: profile.phone, amount: checked.value });
    if (answer.data?.kind === 'prompt-sent') {
      setBalanceAtSending(balanceNow);
      setText('');
    } else setFault(depositFailure(answer.data));
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['figure']}>
        <span>{t('shell.header.balance')}</span>
        <strong>{formatKes(balanceNow)}</strong>
      </p>
      {balanceAtSending !== null && (
        <p className={styles['good']} role="status">
          {t(hasArrived ? 'shell.deposit.arrived' : 'shell.deposit.sent')}
        </p>
      )}
      {isSandbox && balanceAtSending !== null && !hasArrived && <HandsetLink phone={profile.phone} />}
      <AmountField
        label={t('shell.deposit.amount')}
        value={text}
        onChange={(typed) => {
          setText(typed);
          setFault(null);
        }}
        error={fault === null ? null : toText(fault)}
        quickAmounts={[50, 100, 250, 500]}
      />
      <p className={styles['note']}>
        {t('shell.deposit.to', { phone: formatMsisdn(profile.phone), paybill: BRAND.paybill })}
      </p>
      <Button type="submit" isWide isBusy={isLoading}>
        {t('shell.deposit.submit')}
      </Button>
    </form>
  );
}
