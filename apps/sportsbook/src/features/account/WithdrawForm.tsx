import {
  useGetBalanceQuery,
  useGetLimitsQuery,
  useGetWithdrawalQuoteQuery,
  useRulesInForce,
  useWithdrawMutation,
  type Profile,
  type WithdrawalQuote,
} from '@kipenga/api';
import {
  cents,
  checkWithdrawal,
  DEFAULT_LIMITS,
  formatKes,
  formatMsisdn,
  parseKes,
  type Cents,
} from '@kipenga/betting-core';
import {
  answerMessage,
  dialogShown,
  modalClosed,
  oops,
  message,
  useMessageText,
  useShellDispatch,
  type Message,
} from '@kipenga/shell';
import { AmountField, Button } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, type FormEvent } from 'react';
import { failureWords } from '../../words/failure-words.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';
import { WithdrawalParts } from './WithdrawalParts.tsx';
import { withdrawalFault } from './withdraw-messages.ts';

interface WithdrawFormProps {
  readonly profile: Profile;
  /** The words of a refusal, kept for the account screen: they are shown inline too (R8-08). */
  readonly onRefused: (message: Message) => void;
}

/** Withdraw: the amount, what it costs before it is sent (D67), and the answer (R4-24, R5-07, R8-08). */
export function WithdrawForm({ profile, onRefused }: WithdrawFormProps) {
  const t = useWords();
  const toText = useMessageText();
  const dispatch = useShellDispatch();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Message | null>(null);
  const limits = useGetLimitsQuery().currentData ?? DEFAULT_LIMITS;
  const { data: wallet } = useGetBalanceQuery({ profileId: profile.profileId });
  const [withdraw, { isLoading }] = useWithdrawMutation();
  const parsed = parseKes(text);
  const checked = parsed.ok ? checkWithdrawal(parsed.value, (wallet ?? profile).balance, limits) : parsed;

  const quoting = useGetWithdrawalQuoteQuery(checked.ok ? { amount: checked.value } : skipToken);
  const quote = checked.ok ? quoting.currentData : undefined;
  const isUnquoted = checked.ok && quote === undefined;

  const { balance } = wallet ?? profile;
  const { taxRecord } = useRulesInForce();
  const sendable = balance - (balance % 100);
  const most =
    balance < limits.minWithdrawal ? limits.maxWithdrawal : Math.min(sendable, limits.maxWithdrawal);
  const range = {
    balance: formatKes(balance),
    minimum: formatKes(limits.minWithdrawal),
    maximum: formatKes(cents(most)),
    taxed: taxRecord.withdrawalPercent > 0 ? 'yes' : 'no',
  };

  const unquoted =
    isUnquoted && quoting.error !== undefined && !quoting.isFetching ? failureWords(quoting.error) : null;
  const shownFault = fault ?? unquoted;

  const refuse = (refusal: Message) => {
    dispatch(modalClosed());
    dispatch(dialogShown(oops(refusal)));
    onRefused(refusal);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFault(checked.ok ? null : withdrawalFault(checked.reason, limits));
    if (!checked.ok) return;
    // Only an amount shown with its fee and tax is sent.
    if (quote === undefined) return quoting.isFetching ? undefined : void quoting.refetch();
    const { receives } = quote;
    const answer = await withdraw({ phone: profile.phone, amount: checked.value, receives });
    if (answer.error !== undefined) return refuse(failureWords(answer.error));
    // The form stays, with new figures, and asks again.
    if (answer.data.reason?.code === 'withdrawal-changed') {
      setFault(answerMessage(answer.data));
      // In large text the button is a screen below the reason, which is scrolled into view.
      form.querySelector('[role="group"]')?.scrollIntoView?.();
      // If another amount was typed meanwhile, there is nothing to refetch.
      return void (async () => quoting.refetch())().catch(() => undefined);
    }
    if (answer.data.kind === 'refused') return refuse(answerMessage(answer.data));
    dispatch(modalClosed());
    dispatch(
      dialogShown({
        tone: 'success',
        title: message('sportsbook.withdraw.title'),
        message:
          answer.data.description === '' ? message('sportsbook.withdraw.done') : answerMessage(answer.data),
      }),
    );
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['note']}>{t('sportsbook.withdraw.to', { phone: formatMsisdn(profile.phone) })}</p>
      <p className={styles['note']}>{t('sportsbook.withdraw.range', range)}</p>
      <AmountField
        label={t('sportsbook.withdraw.amount')}
        value={text}
        onChange={setText}
        error={shownFault === null ? null : toText(shownFault)}
      />
      {quote !== undefined && (
        <WithdrawalParts
          quote={quote}
          asked={t('sportsbook.withdraw.asked')}
          stay={t('sportsbook.withdraw.stays')}
        />
      )}
      <Button type="submit" isWide isBusy={isLoading || (isUnquoted && quoting.isFetching)}>
        {checked.ok ? submitWords(checked.value, quote, t) : t('sportsbook.withdraw.plain')}
      </Button>
    </form>
  );
}

/** The amount, and the amount received if that is less. */
function submitWords(
  asked: Cents,
  quote: WithdrawalQuote | undefined,
  t: ReturnType<typeof useWords>,
): string {
  const amount = formatKes(asked);
  if (quote === undefined || quote.receives === asked) return t('sportsbook.withdraw.submit', { amount });
  return t('sportsbook.withdraw.submitLess', { amount, receives: formatKes(quote.receives) });
}
