import { useGetOwnAccountQuery, useRulesInForce, type Profile } from '@kipenga/api';
import {
  cents,
  checkDeposit,
  formatKes,
  formatMsisdn,
  formatOdds,
  HOUSE_RULES,
  leftToStake,
  parseKes,
  quoteDeposit,
  subtractCents,
  toShillings,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { AmountField, Button, Spinner, sumsWhole, UiLink, WarningIcon } from '@kipenga/ui';
import { Suspense, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../ground/lazy-part.tsx';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useMessageText } from '../language/use-message-text.ts';
import { selectProfile } from '../session/session.slice.ts';
import styles from './forms.module.css';
import { HandsetLink } from './HandsetLink.tsx';
import type { DepositFailure } from './deposit-messages.ts';
import { modalClosed } from './modal.slice.ts';
import { useDeposit, type PromptSeen } from './use-deposit.ts';
import { useModalWords } from './use-modal-words.ts';

const Identity = lazyPart(() => import('./IdentityInDeposit.tsx').then((file) => file.IdentityInDeposit));

interface DepositModalProps {
  readonly amountCents?: number;
  readonly isSandbox?: boolean;
}

/**
 * Deposit: asks for an amount, sends a prompt to the phone, and watches the balance until the money has arrived (R4-24, R4-25,
 * R5-06).
 */
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
  const { send, isSending, balance, prompt, fault, failure, clearFault } = useDeposit(profile);
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
  const { identity = null } = failure ?? {};
  if (identity !== null)
    return (
      <Suspense fallback={<Spinner />}>
        <Identity
          profile={profile}
          isSandbox={isSandbox}
          amount={text}
          isPending={identity === 'pending'}
          onVerified={() => void send(text).then((isSent) => isSent && setText(''))}
          onBack={clearFault}
        />
      </Suspense>
    );
  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles['figure']}>
        <span>{t('shell.header.balance')}</span>
        <strong>{formatKes(balance)}</strong>
      </p>
      {prompt !== null && <Prompt {...prompt} />}
      {prompt?.state === 'arrived' ? (
        <AfterArrival onAgain={clearFault} />
      ) : (
        <>
          {isSandbox && prompt !== null && <HandsetLink phone={profile.phone} />}
          <AmountField
            label={t('shell.deposit.amount')}
            value={text}
            onChange={typed}
            error={fault === null ? null : toText(fault)}
            quickAmounts={[50, 100, 250, 500]}
          />
          <TaxBefore text={text} />
          {failure === null ? <WaysIn profile={profile} /> : <Failure {...failure} />}
          <Terms profile={profile} />
          <Button type="submit" isWide isBusy={isSending}>
            {t('shell.deposit.submit')}
          </Button>
        </>
      )}
    </form>
  );
}

/**
 * The phone that gets the prompt, and the paybill for paying by hand. Neither is shown after a refusal, which applies to both ways
 * (D99).
 */
function WaysIn({ profile }: { readonly profile: Profile }) {
  const t = useModalWords();
  return (
    <p className={styles['note']}>
      {t('shell.deposit.to', { phone: formatMsisdn(profile.phone) })}{' '}
      {t('shell.deposit.byHand', { paybill: BRAND.paybill })}
    </p>
  );
}

/**
 * Conditions of a deposit, shown before it is paid: the fee on withdrawing it (D11), and the welcome bonus for customers who have
 * had none (D66, D109).
 */
function Terms({ profile: { profileId } }: { readonly profile: Profile }) {
  const t = useModalWords();
  const { limits } = useRulesInForce();
  const { data: own } = useGetOwnAccountQuery({ profileId });
  const { unwageredFeePercent, welcomeBonus, welcomeDeposit } = HOUSE_RULES;
  const stakes = leftToStake(welcomeBonus, limits);
  return (
    <>
      <p className={styles['note']}>{t('shell.deposit.fee', { percent: unwageredFeePercent })}</p>
      {own?.welcomeDeposit === null && stakes !== null && (
        <p className={styles['note']}>
          {sumsWhole(
            t('shell.deposit.welcome', {
              deposit: formatKes(welcomeDeposit),
              bonus: formatKes(welcomeBonus),
              odds: formatOdds(limits.welcomeMinOdds),
              percent: limits.welcomeReleaseRatePercent,
              stakes: formatKes(stakes),
            }),
          )}{' '}
          <UiLink href="/bonus" target="_blank" rel="noopener">
            {t('shell.deposit.rules')}
          </UiLink>
        </p>
      )}
    </>
  );
}

/** The catalogue's sentence, and the reason on a separate line (R8-09). */
function Failure({ says, reason }: DepositFailure) {
  const toText = useMessageText();
  return (
    <div className={styles['problem']} role="alert">
      <WarningIcon size="1.25rem" />
      <div>
        <p>{toText(says)}</p>
        {reason !== null && <p>{sumsWhole(toText(reason))}</p>}
      </div>
    </div>
  );
}

/** State of the prompt, and the part of the money that reaches the balance (D94). */
function Prompt({ state, amount, credited }: PromptSeen) {
  const t = useModalWords();
  const arrives = credited ?? amount;
  const said = {
    sent: t('shell.deposit.sent'),
    waiting: t('shell.deposit.waits', { amount: amount === null ? '' : formatKes(amount) }),
    arrived:
      arrives === null
        ? t('shell.deposit.arrived')
        : t('shell.deposit.arrivedSum', { amount: formatKes(arrives) }),
  };
  const isTaxed = state !== 'arrived' && amount !== null && credited !== null && credited < amount;
  return (
    <div className={styles['good']} role="status">
      <div>
        <p>{sumsWhole(said[state])}</p>
        {state === 'sent' && <p>{t('shell.deposit.notYet')}</p>}
        {isTaxed && (
          <p>
            {sumsWhole(
              t('shell.deposit.taxed', {
                amount: formatKes(amount),
                tax: formatKes(subtractCents(amount, credited)),
                credited: formatKes(credited),
              }),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

/** Buttons after the money has arrived: back to the page behind the window, or another deposit. */
function AfterArrival({ onAgain }: { readonly onAgain: () => void }) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  return (
    <>
      <Button isWide onClick={() => dispatch(modalClosed())}>
        {t('shell.deposit.done')}
      </Button>
      <Button look="quiet" isWide onClick={onAgain}>
        {t('shell.deposit.again')}
      </Button>
    </>
  );
}

/** The tax on an amount and the part that reaches the balance, before it is paid (D94). Empty if deposits are not taxed. */
function TaxBefore({ text }: { readonly text: string }) {
  const t = useModalWords();
  const { limits, taxRecord } = useRulesInForce();
  const amount = parseKes(text);
  if (taxRecord.depositPercent === 0 || !amount.ok || !checkDeposit(amount.value, limits).ok) return null;
  const { tax, credited } = quoteDeposit(amount.value, taxRecord);
  return (
    <dl className={styles['sums']} aria-live="polite">
      <div>
        <dt>{t('shell.deposit.tax', { percent: taxRecord.depositPercent })}</dt>
        <dd>{formatKes(tax)}</dd>
      </div>
      <div>
        <dt>{t('shell.deposit.credited')}</dt>
        <dd>{formatKes(credited)}</dd>
      </div>
    </dl>
  );
}
