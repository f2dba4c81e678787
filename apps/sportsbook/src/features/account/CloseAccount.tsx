import {
  bettingApi,
  useCloseAccountMutation,
  useGetBalanceQuery,
  useGetClosingQuoteQuery,
  useGetOwnAccountQuery,
  type Profile,
} from '@kipenga/api';
import { formatKes, formatMsisdn } from '@kipenga/betting-core';
import {
  answerMessage,
  apiFailureMessage,
  dialogShown,
  loggedOut,
  message,
  oops,
  useShellDispatch,
} from '@kipenga/shell';
import { Button, ButtonLink, Checkbox, PasswordField, UiLink } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';
import { WithdrawalParts } from './WithdrawalParts.tsx';

/**
 * Closes the account (D104): explains first where the money goes, asks for the password again, and offers a break
 * instead.
 */
export function CloseAccount({ profile }: { readonly profile: Profile }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const { profileId, phone } = profile;
  const { balance, bonus } = useGetBalanceQuery({ profileId }).data ?? profile;
  const openBets = useGetOwnAccountQuery({ profileId }).data?.openBets ?? 0;
  const quoting = useGetClosingQuoteQuery({ profileId });
  const quote = quoting.data;
  const [close, { isLoading }] = useCloseAccountMutation();
  const [fault, setFault] = useState<'sure' | 'password' | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    const missing = typed.get('sure') === null ? 'sure' : password === '' ? 'password' : null;
    setFault(missing);
    if (missing !== null) return;
    const { data, error } = await close({ password, ...(quote && { receives: quote.receives }) });
    if (data === undefined) return void dispatch(dialogShown(oops(apiFailureMessage(error))));
    if (data.kind === 'refused') {
      if (data.reason?.code === 'withdrawal-changed') void quoting.refetch();
      return void dispatch(dialogShown(oops(answerMessage(data))));
    }
    // The platform has ended every login, so no logout is sent.
    void navigate('/', { replace: true });
    dispatch(loggedOut());
    dispatch(bettingApi.util.resetApiState());
    dispatch(
      dialogShown({
        tone: 'success',
        title: message('sportsbook.close.done'),
        message: answerMessage(data),
      }),
    );
  };

  return (
    <form className={styles['close']} onSubmit={(event) => void submit(event)} noValidate>
      <ul>
        <li>{t('sportsbook.close.cash', { amount: formatKes(balance), phone: formatMsisdn(phone) })}</li>
        {bonus > 0 && <li>{t('sportsbook.close.bonus', { amount: formatKes(bonus) })}</li>}
        {openBets > 0 && <li>{t('sportsbook.close.openBets', { count: openBets })}</li>}
        <li>{t('sportsbook.close.forGood')}</li>
      </ul>
      {quote !== undefined && (
        <WithdrawalParts
          quote={quote}
          asked={t('sportsbook.close.balance')}
          stay={t('sportsbook.close.stays')}
        />
      )}
      <p>
        {t('sportsbook.close.pause')}{' '}
        <UiLink href="/responsible-gambling#limits">{t('sportsbook.account.play')}</UiLink>
      </p>
      <Checkbox
        name="sure"
        label={t('sportsbook.close.sure')}
        error={fault === 'sure' ? t('sportsbook.close.tick') : null}
      />
      <PasswordField
        purpose="current"
        error={fault === 'password' ? t('sportsbook.close.passwordNeeded') : null}
      />
      <Button type="submit" isWide isBusy={isLoading}>
        {t('sportsbook.close.title')}
      </Button>
      <ButtonLink look="quiet" isWide href="/account">
        {t('sportsbook.close.keep')}
      </ButtonLink>
    </form>
  );
}
