import { BRAND } from '@kipenga/brand';
import {
  instantFromMs,
  resultKey,
  ticketStake,
  type Jackpot,
  type JackpotPick,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { Button, ButtonLink, CopyButton, focusTitle, ShareIcon, TicketCard } from '@kipenga/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpot.module.css';

/** A ticket that was placed from this sheet. */
export interface TicketPlaced {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
  /** The number to quote; null if the house gives none. */
  readonly reference: string | null;
  /** Time of the answer by this device's clock. */
  readonly atMs: number;
}

interface PlacedTicketProps {
  readonly placed: TicketPlaced;
  readonly onDone: () => void;
}

/** The placed ticket: its coupon, and the ways to share it. */
export function PlacedTicket({ placed, onDone }: PlacedTicketProps) {
  const t = useWords();
  const { jackpot, ticket, reference, atMs } = placed;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current !== null) focusTitle(root.current); // the button that placed it is gone
  }, []);
  return (
    <div ref={root} className={styles['placed']}>
      <TicketCard
        name={jackpot.name}
        reference={reference ?? ''}
        placedAt={instantFromMs(atMs)}
        ticket={ticket}
        stake={ticketStake(ticket, jackpot.betAmount)}
        status="open"
      />
      <p className={styles['note']}>{t('sportsbook.seal.pending')}</p>
      <div className={styles['ways']}>
        <ShareTicket placed={placed} />
        <ButtonLink href="/bets" look="secondary" onClick={onDone}>
          {t('sportsbook.slip.myBets')}
        </ButtonLink>
        <Button onClick={onDone}>{t('sportsbook.ticket.done')}</Button>
      </div>
    </div>
  );
}

/** A pick as a line of a message: "3. Gor Mahia – AFC Leopards: 1X". */
const lineOfPick = ({ position, homeTeam, awayTeam, pick }: JackpotPick): string =>
  `${position}. ${homeTeam} – ${awayTeam}: ${pick.map(resultKey).join('')}`;

/** Shares the ticket as text through the device; without that, copies the text. */
function ShareTicket({ placed: { jackpot, ticket, reference } }: Pick<PlacedTicketProps, 'placed'>) {
  const t = useWords();
  const text = t('sportsbook.ticket.shareText', {
    brand: BRAND.name,
    name: jackpot.name,
    reference: reference ?? '',
    picks: ticket.picks.map(lineOfPick).join('\n'),
  });
  const label = t('sportsbook.ticket.share');
  if (typeof navigator.share !== 'function') return <CopyButton text={text} label={label} />;
  const share = () => void navigator.share({ text }).catch(() => undefined); // closing the share sheet rejects
  return (
    <Button look="secondary" icon={<ShareIcon size="1.125rem" />} onClick={share}>
      {label}
    </Button>
  );
}
