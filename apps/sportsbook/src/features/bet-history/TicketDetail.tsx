import { useGetJackpotQuery } from '@kipenga/api';
import type { Bet, Leg } from '@kipenga/betting-core';
import { JackpotBoard, TicketCard } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useWords } from '../../words/use-words.ts';
import { ticketOfLegs, TicketSeal, TicketWin } from '../jackpot/index.ts';
import styles from './bet-history.module.css';
import { ticketOfBet } from './jackpot-of-legs.ts';

/** A jackpot ticket: its coupon, every match with its result, and the proof that it was placed in time (R2-53, D82). */
export function TicketDetail({ bet, legs }: { readonly bet: Bet; readonly legs: readonly Leg[] }) {
  const t = useWords();
  const { jackpot, ticket } = ticketOfBet(bet, legs);
  const { jackpotId } = bet;
  const { data: offer } = useGetJackpotQuery(jackpotId === null ? skipToken : { jackpotId });
  const onBoard = offer === undefined ? null : ticketOfLegs(legs, offer);
  return (
    <>
      <section className={styles['list']}>
        <h2 className="visually-hidden">{t('sportsbook.ticket.placedTitle')}</h2>
        <TicketCard
          name={offer?.name ?? bet.jackpotName ?? t('sportsbook.type.jackpot')}
          reference={bet.reference}
          placedAt={bet.createdAt}
          ticket={ticket}
          stake={bet.stake}
          status={bet.status}
          badge={bet.badge}
          matches={jackpot.matches}
          winnings={bet.status === 'won' ? bet.netPayout : null}
        />
        {legs.map(
          ({ gameId, homeTeam, awayTeam, voidReason, isPostponed = false }) =>
            (voidReason !== undefined || isPostponed) && (
              <p key={gameId}>
                {t(voidReason === undefined ? 'sportsbook.ticket.postponed' : 'sportsbook.ticket.pickVoid', {
                  match: `${homeTeam} v ${awayTeam}`,
                })}
              </p>
            ),
        )}
        {bet.badge === 'void' && <p>{t('sportsbook.jackpots.cancelled')}</p>}
      </section>
      {offer !== undefined && onBoard !== null && bet.status === 'won' && (
        <TicketWin jackpot={offer} ticket={onBoard} paid={bet.netPayout} />
      )}
      <TicketSeal bet={bet} legs={legs} />
      <section aria-label={t('sportsbook.ticket.matches')}>
        <h2 className="visually-hidden">{t('sportsbook.ticket.matches')}</h2>
        <JackpotBoard jackpot={jackpot} ticket={ticket} isDisabled />
      </section>
    </>
  );
}
