import { useRulesInForce } from '@kipenga/api';
import { depositFor, formatKes, quoteDeposit, type Cents } from '@kipenga/betting-core';
import { useShellDispatch } from '@kipenga/shell';
import { Button, ButtonLink, Spinner, sumsWhole } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './placing.module.css';
import { askedAgain, picksSetAside, selectIsOutOfReach, type SentBet } from './sent-bets.slice.ts';

/** The answer got lost (D24): the platform is asked what became of the bet, which cannot be placed twice. */
export function LostAnswer({ onClose }: { readonly onClose: () => void }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const isOutOfReach = useSelector(selectIsOutOfReach);
  if (!isOutOfReach)
    return (
      <div className={styles['outcome']} role="status">
        <p>
          <Spinner /> <b>{t('sportsbook.slip.checking')}</b>
        </p>
        <p>{t('sportsbook.slip.checkingText')}</p>
      </div>
    );
  return (
    <div className={styles['outcome']}>
      <p role="alert">{t('sportsbook.slip.stillUnknown')}</p>
      <div className={styles['ways']}>
        <Button onClick={() => dispatch(askedAgain())}>{t('sportsbook.slip.askAgain')}</Button>
        <ButtonLink look="secondary" href="/bets" onClick={onClose}>
          {t('sportsbook.slip.myBets')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface DepositOfferProps {
  readonly shortBy: Cents;
  readonly isBusy: boolean;
  readonly onDeposit: () => void;
  readonly onCancel: () => void;
}

/** 110: the missing amount, what of a deposit reaches the balance, and the way to bring it (R4-13, D94). */
export function DepositOffer({ shortBy, isBusy, onDeposit, onCancel }: DepositOfferProps) {
  const t = useWords();
  const { taxRecord } = useRulesInForce();
  const { amount, tax, credited } = quoteDeposit(depositFor(shortBy, taxRecord), taxRecord);
  const sums = { amount: formatKes(amount), tax: formatKes(tax), credited: formatKes(credited) };
  return (
    <div className={styles['outcome']}>
      <p role="status">{sumsWhole(t('sportsbook.slip.needed', { shortBy: formatKes(shortBy) }))}</p>
      {tax > 0 && <p>{sumsWhole(t('sportsbook.slip.depositTaxed', sums))}</p>}
      <Button isWide size="place" isBusy={isBusy} onClick={onDeposit}>
        {t('sportsbook.slip.depositAndBet', { amount: sums.amount })}
      </Button>
      <Button look="quiet" isWide onClick={onCancel}>
        {t('sportsbook.slip.notNow')}
      </Button>
    </div>
  );
}

interface WaitingForMoneyProps {
  /** Of each bet that waits, its picks by name. */
  readonly picks: readonly SentBet['picks'][];
  /** The customer leaves the slip to what it has become. */
  readonly onDone: () => void;
}

/** The slip has become a bet that waits, or several (R4-15): it is left to them, or its picks are wanted for others. */
export function WaitingForMoney({ picks, onDone }: WaitingForMoneyProps) {
  const t = useWords();
  const dispatch = useShellDispatch();
  return (
    <div className={styles['outcome']}>
      <p role="status">{t('sportsbook.slip.waiting', { count: picks.length })}</p>
      <div className={styles['ways']}>
        <Button onClick={onDone}>{t('sportsbook.slip.done')}</Button>
        <Button look="secondary" onClick={() => dispatch(picksSetAside(picks))}>
          {t('sportsbook.slip.keep')}
        </Button>
      </div>
    </div>
  );
}
