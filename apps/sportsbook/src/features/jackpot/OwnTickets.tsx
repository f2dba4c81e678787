import { useGetBetDetailQuery, useGetBetsQuery } from '@kipenga/api';
import {
  jackpotVerdict,
  ticketStanding,
  type Bet,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { selectProfile } from '@kipenga/shell';
import { TicketCard } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpot.module.css';
import { TicketWin } from './TicketWin.tsx';
import { ticketOfLegs } from './ticket-of-legs.ts';

/** The age of tickets to look for, in days; no offer is open longer. */
const DAYS = 30;
/** Each ticket's picks take a call. */
const AT_MOST = 20;

/** The visitor's tickets of a closed jackpot, and their state. */
export function OwnTickets({ jackpot }: { readonly jackpot: Jackpot }) {
  const profileId = useSelector(selectProfile)?.profileId;
  const { currentData: bets = [] } = useGetBetsQuery(
    profileId === undefined ? skipToken : { profileId, from: DAYS },
  );
  const tickets = bets.filter(({ jackpotId }) => jackpotId === jackpot.id);
  if (tickets.length === 0) return null;
  return (
    <div className={styles['own']}>
      {tickets.slice(0, AT_MOST).map((bet) => (
        <OwnTicket key={bet.id} bet={bet} jackpot={jackpot} />
      ))}
    </div>
  );
}

/** A ticket, once its picks have loaded. */
function OwnTicket({ bet, jackpot }: { readonly bet: Bet; readonly jackpot: Jackpot }) {
  const { currentData: legs } = useGetBetDetailQuery({ betId: bet.id });
  const ticket = legs === undefined ? null : ticketOfLegs(legs, jackpot);
  if (ticket === null) return null;
  return (
    <div>
      <TicketCard
        name={jackpot.name}
        reference={bet.reference}
        placedAt={bet.createdAt}
        ticket={ticket}
        stake={bet.stake}
        status={bet.status}
        badge={bet.badge ?? null}
        matches={jackpot.matches}
        winnings={bet.status === 'won' ? bet.netPayout : null}
        href="/betdetail"
        linkState={{ bet }}
      />
      {bet.status === 'won' && <TicketWin jackpot={jackpot} ticket={ticket} paid={bet.netPayout} />}
      {jackpotVerdict(jackpot.matches) === 'running' && <Standing ticket={ticket} jackpot={jackpot} />}
    </div>
  );
}

/** The tiers that a ticket can still reach while its matches are played, with the number of its lines. */
function Standing({ ticket, jackpot }: { readonly ticket: JackpotTicket; readonly jackpot: Jackpot }) {
  const t = useWords();
  const standing = ticketStanding(ticket, jackpot.matches);
  const count = jackpot.matches.length;
  const reachable = standing.reachable
    .map((lines, wrong) => ({ lines, right: count - wrong }))
    .filter(({ lines }) => lines > 0);
  return (
    <div className={styles['standing']}>
      <p>
        <b>{t('sportsbook.jackpots.alive', { alive: standing.linesAlive, lines: standing.lines })}</b>
      </p>
      {reachable.length === 0 ? (
        <p>{t('sportsbook.jackpots.outOfReach', { best: standing.bestPossible, count })}</p>
      ) : (
        <ul>
          {reachable.map(({ lines, right }) => (
            <li key={right}>
              {t('sportsbook.jackpots.reachable', { lines, all: standing.lines, right, count })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
