import { useRulesInForce } from '@kipenga/api';
import {
  formatAmount,
  ticketMoney,
  ticketStake,
  unsharedPrize,
  type Cents,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import styles from './jackpot.module.css';

interface PrizeAfterTaxProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

const short = (amount: Cents): string => formatAmount(amount).replace(/\.00$/, '');

/**
 * The prize after tax if this ticket won it alone, and why no other figure is possible. Renders nothing if the house
 * does not publish its fund.
 */
export function PrizeAfterTax({ jackpot, ticket }: PrizeAfterTaxProps) {
  const t = useWords();
  const { taxRecord } = useRulesInForce();
  const money = ticketMoney(ticketStake(ticket, jackpot.betAmount), taxRecord);
  const prize = unsharedPrize(jackpot, money, taxRecord);
  if (prize === null) return null;
  const { gross, tax, net } = prize;
  const working = `${taxRecord.winningsPercent}% × (${short(gross)} − ${short(money.stakeAfterTax)}) =`;
  return (
    <Facts
      title={t('sportsbook.ticket.unshared', { count: jackpot.matches.length })}
      of={[
        ...(tax === 0
          ? []
          : ([
              [t('sportsbook.ticket.prizeNow'), <Sum key="gross" of={wholeKes(gross)} />],
              [t('sportsbook.win.tax'), <Sum key="tax" working={working} of={`− ${wholeKes(tax)}`} />],
            ] as const)),
        [t('sportsbook.ticket.netWin'), <Sum key="net" of={wholeKes(net)} />],
      ]}
      note={t('sportsbook.ticket.sharedLater')}
    />
  );
}

/** A sum after its working, kept on one line. */
const Sum = ({ working, of }: { readonly working?: string; readonly of: string }) => (
  <>
    {working} <b className={styles['sum']}>{of}</b>
  </>
);
