import { cents, formatKes, type Bet, type Cents } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { useDates } from '../../dates/use-dates.ts';
import { ForwardIcon } from '../../icons/icons.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords, type UiWordId } from '../../words/use-words.ts';
import { picksOfSystem, useSystemName } from '../SystemChoice/use-system-name.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import styles from './BetCard.module.css';
import { stakeOn } from './stake-on.ts';
import { useMatchOfBet } from './use-match-of-bet.ts';

export interface BetCardProps {
  /** The bet as My Bets lists it. */
  readonly bet: Bet;
  /** Address of the detail page; the link carries the bet as navigation state (R2). */
  readonly href: string;
  /** Button for the bet, placed above the link. */
  readonly action?: ReactNode;
}

const TYPE_WORD: Readonly<Record<string, UiWordId>> = {
  prematch: 'ui.bet.prematch',
  live: 'ui.bet.live',
  jackpot: 'ui.bet.jackpot',
};

/** The payout of an open ticket depends on the jackpot's fund, so none is shown. */
const isOpenTicket = ({ type, status }: Bet): boolean => type === 'jackpot' && status === 'open';

/**
 * The payout, or the possible payout. A void bet and a live bet that fell return the stake (D43, D103); a lost bet pays nothing.
 */
const broughtBy = (bet: Bet): Cents => {
  const { badge, status, netPayout } = bet;
  if (badge === 'void' || badge === 'fell') return stakeOn(bet);
  return status === 'lost' ? cents(0) : netPayout;
};

/** Money is called winnings only once the bet is decided. */
const wordOfBrought = ({ badge, status, system }: Bet): UiWordId => {
  if (badge === 'void' || badge === 'fell') return 'ui.bet.stakeReturned';
  if (status !== 'open') return 'ui.bet.totalWinnings';
  return system === undefined ? 'ui.quote.net' : 'ui.payoutLine.allRight';
};

/**
 * One bet of My Bets: date, type (for a ticket the jackpot's name), status, total stake and total winnings (R2-52). The whole card
 * is a link to the detail page.
 */
export function BetCard({ bet, href, action }: BetCardProps) {
  const t = useWords();
  const date = useDates();
  const typeWord = TYPE_WORD[bet.type];
  const nameOf = useSystemName();
  const match = useMatchOfBet(bet);
  const { system } = bet;
  const kind =
    system === undefined
      ? (bet.jackpotName ?? (typeWord === undefined ? bet.type : t(typeWord)))
      : nameOf(picksOfSystem(system), system);
  return (
    <article className={styles['card']} data-status={bet.status}>
      <p className={styles['date']}>
        <b>{date(bet.createdAt, 'day')}</b>
        <span>{date(bet.createdAt, 'month')}</span>
      </p>
      <div className={styles['middle']}>
        <h2 className={styles['title']}>
          <UiLink href={href} state={{ bet }} className={styles['link']}>
            {kind} <span className={styles['reference']}>{bet.reference}</span>
          </UiLink>
        </h2>
        {match !== null && <p className={styles['match']}>{match}</p>}
        <StatusTag status={bet.status} badge={bet.badge} />
        <Sums bet={bet} />
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
      <ForwardIcon size="1.125rem" className={styles['arrow']} />
    </article>
  );
}

function Sums({ bet }: Pick<BetCardProps, 'bet'>) {
  const t = useWords();
  return (
    <dl className={styles['figures']}>
      {bet.system !== undefined && (
        <div>
          <dt>{t('ui.quote.lines')}</dt>
          <dd>{bet.system.lines}</dd>
        </div>
      )}
      <div>
        <dt>{t('ui.bet.totalStake')}</dt>
        <dd>{formatKes(bet.stake)}</dd>
      </div>
      {bet.paid !== undefined && (
        <div>
          <dt>{t('ui.badge.cashedOut')}</dt>
          <dd>{formatKes(bet.paid)}</dd>
        </div>
      )}
      {bet.cashOutFloor !== undefined && (
        <div>
          <dt>{t('ui.bet.autoCashOut')}</dt>
          <dd>{formatKes(bet.cashOutFloor)}</dd>
        </div>
      )}
      {!isOpenTicket(bet) && bet.badge !== 'cashed-out' && (
        <div>
          <dt>{t(wordOfBrought(bet))}</dt>
          <dd>{formatKes(broughtBy(bet))}</dd>
        </div>
      )}
    </dl>
  );
}
