import {
  autopick,
  autopickByPrice,
  favourites,
  type Dice,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useRef, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './jackpot.module.css';
import type { TicketPicks } from './use-ticket-picks.ts';

/**
 * The ways to fill a ticket by device: all results equally likely (R4-07), by their prices, or the lowest price of
 * each match.
 */
const WAYS = {
  chance: autopick,
  prices: autopickByPrice,
  favourites: (jackpot: Jackpot, _dice: Dice): JackpotTicket => favourites(jackpot),
} as const;
type Way = keyof typeof WAYS;
const ORDER: readonly Way[] = ['chance', 'prices', 'favourites'];

interface FillTicketProps {
  readonly jackpot: Jackpot;
  readonly picks: TicketPicks;
}

/** Fills the ticket at one press, with undo: picks made by hand are never lost to a tap. */
export function FillTicket({ jackpot, picks }: FillTicketProps) {
  const t = useWords();
  const [last, setLast] = useState<Way | 'undone' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const count = jackpot.matches.length;
  const isOwn = picks.ticket.jackpotId === jackpot.id;
  const fill = (way: Way) => {
    picks.fill(WAYS[way]);
    setLast(way);
  };
  const undo = () => {
    buttons.current?.querySelector('button')?.focus(); // the pressed button disappears
    picks.undo?.();
    setLast('undone');
  };
  return (
    <section className={styles['fill']} aria-label={t('sportsbook.jackpots.fill')}>
      <div ref={buttons} className={styles['ways']}>
        {ORDER.map((way) => (
          <Button key={way} look="secondary" size="small" disabled={picks.isStill} onClick={() => fill(way)}>
            {t(`sportsbook.jackpots.fill.${way}`)}
          </Button>
        ))}
        {picks.undo !== undefined && (
          <Button look="quiet" size="small" onClick={undo}>
            {t('sportsbook.slip.undo')}
          </Button>
        )}
      </div>
      <p className={styles['note']} role="status">
        {picks.hasPutAside && t('sportsbook.jackpots.putAside')}
      </p>
      <p className="visually-hidden" role="status">
        {last === 'undone' && t('sportsbook.jackpots.undone')}
        {isOwn && last !== null && last !== 'undone' && t(`sportsbook.jackpots.filled.${last}`, { count })}
      </p>
    </section>
  );
}
