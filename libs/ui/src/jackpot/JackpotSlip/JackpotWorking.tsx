import {
  combinations,
  doublesOf,
  ticketMoney,
  ticketStake,
  type Jackpot,
  type JackpotTicket,
  type TaxRecord,
} from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import styles from './JackpotSlip.module.css';

export interface JackpotWorkingProps {
  /** The offer, with its price per line and its limit of doubles. */
  readonly jackpot: Jackpot;
  /** The picks to price. */
  readonly ticket: JackpotTicket;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
}

/** Working of a ticket's price: each double doubles the lines, and each line costs the offer's amount (R9-06). Includes the tax. */
export function JackpotWorking({ jackpot, ticket, taxRecord }: JackpotWorkingProps) {
  const t = useWords();
  const doubles = doublesOf(ticket);
  const lines = combinations(ticket);
  const price = wholeKes(jackpot.betAmount);
  const { stake, stakeTax, stakeAfterTax } = ticketMoney(ticketStake(ticket, jackpot.betAmount), taxRecord);
  return (
    <dl className={styles['working']} aria-label={t('ui.jackpot.working')}>
      <div>
        <dt>{t('ui.jackpot.doublesLabel')}</dt>
        <dd>{t('ui.jackpot.countOf', { count: doubles, maximum: jackpot.maxDoubles })}</dd>
      </div>
      <div>
        <dt>{t('ui.jackpot.linesLabel')}</dt>
        <Lines doubles={doubles} lines={lines} />
      </div>
      <div>
        <dt>{t('ui.jackpot.lineLabel')}</dt>
        <dd>{price}</dd>
      </div>
      <div data-sum>
        <dt>{t('ui.jackpot.stakeLabel')}</dt>
        <dd>
          <span>{t('ui.jackpot.stakeWorking', { count: lines, amount: price })}</span>{' '}
          <b>{wholeKes(stake)}</b>
        </dd>
      </div>
      {stakeTax > 0 && (
        <>
          <div>
            <dt>{t('ui.payoutLine.tax')}</dt>
            <dd>{wholeKes(stakeTax)}</dd>
          </div>
          <div>
            <dt>{t('ui.quote.stakeAfterTax')}</dt>
            <dd>
              <span>{`${wholeKes(stake)} ÷ ${taxRecord.stakeDivisorThousandths / 1_000} =`}</span>{' '}
              <b>{wholeKes(stakeAfterTax)}</b>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** The product of this many twos: `2 × 2 × 2 =`. */
const productOf = (doubles: number): string => `${Array.from({ length: doubles }, () => '2').join(' × ')} =`;

const Lines = ({ doubles, lines }: { readonly doubles: number; readonly lines: number }) => (
  <dd>
    {doubles > 1 && <span>{productOf(doubles)}</span>} {lines}
  </dd>
);
