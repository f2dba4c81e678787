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
  /** The detail; the link carries the bet as navigation state (R2). */
  readonly href: string;
  /** What can be done with the bet from here, over the link. */
  readonly action?: ReactNode;
}

const TYPE_WORD: Readonly<Record<string, UiWordId>> = {
  prematch: 'ui.bet.prematch',
  live: 'ui.bet.live',
  jackpot: 'ui.bet.jackpot',
};

/** What an open ticket pays hangs on its fund: nothing of it is promised. */
const isOpenTicket = ({ type, status }: Bet): boolean => type === 'jackpot' && status === 'open';

/** What a bet brings, or would: a void one the stake that is on it (D43), and so one that fell while it waited (D103), a lost one nothing. */
const broughtBy = (bet: Bet): Cents => {
  const { badge, status, netPayout } = bet;
  if (badge === 'void' || badge === 'fell') return stakeOn(bet);
  return status === 'lost' ? cents(0) : netPayout;
};

/** What is not won yet is not called winnings. */
const wordOfBrought = ({ badge, status, system }: Bet): UiWordId => {
  if (badge === 'void' || badge === 'fell') return 'ui.bet.stakeReturned';
  if (status !== 'open') return 'ui.bet.totalWinnings';
  return system === undefined ? 'ui.quote.net' : 'ui.payoutLine.allRight';
};

/** One bet of My Bets: day and month, type, of a ticket its jackpot, status, total stake, total winnings (R2-52). The whole card opens the detail. */
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
