import {
  formatAmount,
  ticketMoney,
  ticketStake,
  unsharedPrize,
  type Jackpot,
  type JackpotTicket,
  type TaxRecord,
} from '@kipenga/betting-core';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotSlip.module.css';

export interface JackpotWinProps {
  /** The offer, with its fund. */
  readonly jackpot: Jackpot;
  /** The ticket that would win: the tax hangs on what it costs. */
  readonly ticket: JackpotTicket;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
}

/** What the prize leaves after tax, were this ticket alone to win it, and why nobody can say more; nothing where the house tells nothing of its fund. */
export function JackpotWin({ jackpot, ticket, taxRecord }: JackpotWinProps) {
  const t = useWords();
  const id = useId();
  const money = ticketMoney(ticketStake(ticket, jackpot.betAmount), taxRecord);
  const prize = unsharedPrize(jackpot, money, taxRecord);
  if (prize === null) return null;
  const short = (amount: typeof prize.gross): string => formatAmount(amount).replace(/\.00$/, '');
  return (
    <section aria-labelledby={id} className={styles['win']}>
      <h3 id={id}>{t('ui.jackpot.win', { count: jackpot.matches.length })}</h3>
      <dl className={styles['working']}>
        <div>
          <dt>{t('ui.jackpot.prizeNow')}</dt>
          <dd>{wholeKes(prize.gross)}</dd>
        </div>
        <div>
          <dt>{t('ui.quote.tax')}</dt>
          <dd>
            <span>{`${taxRecord.winningsPercent}% × (${short(prize.gross)} − ${short(money.stakeAfterTax)}) =`}</span>{' '}
            <b>− {wholeKes(prize.tax)}</b>
          </dd>
        </div>
        <div data-sum>
          <dt>{t('ui.payoutLine.net')}</dt>
          <dd>
            <b>{wholeKes(prize.net)}</b>
          </dd>
        </div>
      </dl>
      <p>{t('ui.jackpot.sharedLater')}</p>
    </section>
  );
}
