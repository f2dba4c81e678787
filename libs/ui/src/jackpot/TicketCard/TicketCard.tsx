import {
  combinations,
  type BetBadge,
  type BetStatus,
  type Cents,
  type Instant,
  type JackpotMatch,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { StatusTag } from '../../betting/StatusTag/StatusTag.tsx';
import { Moment } from '../../layout/Moment/Moment.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { wholeKes } from '../whole-kes.ts';
import { TicketCell } from './TicketCell.tsx';
import styles from './TicketCard.module.css';

export interface TicketCardProps {
  /** The jackpot's name. */
  readonly name: string;
  /** Reference a customer quotes to customer care. */
  readonly reference: string;
  /** Time of placement, shown in Nairobi time. */
  readonly placedAt: Instant;
  /** Its picks, by position. */
  readonly ticket: JackpotTicket;
  /** Price of the ticket: the offer's amount times its lines. */
  readonly stake: Cents;
  /** State of the ticket. */
  readonly status: BetStatus;
  /** Further state that the status has no word for, such as a returned stake after a cancelled jackpot. */
  readonly badge?: BetBadge | null;
  /** Matches of the jackpot with their results; without them only the picks are shown. */
  readonly matches?: readonly JackpotMatch[];
  /** Payout; no line while it is unknown. */
  readonly winnings?: Cents | null;
  /** Address of the ticket; without it the card is not a link. */
  readonly href?: string;
  /** Navigation state of the link. */
  readonly linkState?: unknown;
}

/** A placed jackpot ticket in the form of a coupon: each match is a cell with its pick, marked once the result is known. */
export function TicketCard({
  name,
  reference,
  placedAt,
  ticket,
  stake,
  status,
  badge = null,
  matches = [],
  winnings = null,
  href,
  linkState,
}: TicketCardProps) {
  const t = useWords();
  const resultOf = new Map(matches.map((match) => [match.id, match.result]));
  const rightCount = ticket.picks.filter(({ matchId, pick }) => {
    const result = resultOf.get(matchId) ?? null;
    return result === 'void' || (result !== null && pick.includes(result));
  }).length;
  const knownCount = matches.filter((match) => match.result !== null).length;
  return (
    <article className={styles['ticket']} data-status={status}>
      <header className={styles['head']}>
        <h3>
          {href === undefined ? (
            name
          ) : (
            <UiLink href={href} state={linkState}>
              {name}
            </UiLink>
          )}
          <span>{reference}</span>
        </h3>
        <StatusTag status={status} badge={badge} />
      </header>
      <ol className={styles['cells']} aria-label={t('ui.jackpot.picks')}>
        {ticket.picks.map((pick) => (
          <TicketCell key={pick.matchId} pick={pick} result={resultOf.get(pick.matchId) ?? null} />
        ))}
      </ol>
      {knownCount > 0 && (
        <p className={styles['score']}>
          {t('ui.jackpot.someRight', { right: rightCount, count: knownCount })}
        </p>
      )}
      <dl className={styles['figures']}>
        <div>
          <dt>{t('ui.jackpot.linesLabel')}</dt>
          <dd>{combinations(ticket)}</dd>
        </div>
        <div>
          <dt>{t('ui.jackpot.stakeLabel')}</dt>
          <dd>{wholeKes(stake)}</dd>
        </div>
        {badge === 'void' && (
          <div>
            <dt>{t('ui.bet.stakeReturned')}</dt>
            <dd>{wholeKes(stake)}</dd>
          </div>
        )}
        {winnings !== null && (
          <div>
            <dt>{t('ui.bet.totalWinnings')}</dt>
            <dd>{wholeKes(winnings)}</dd>
          </div>
        )}
      </dl>
      <p className={styles['placed']}>
        {t('ui.jackpot.placed')} <Moment at={placedAt} />
      </p>
    </article>
  );
}
