import {
  resultKey,
  type Jackpot,
  type JackpotMatchId,
  type JackpotTicket,
  type TaxRecord,
} from '@kipenga/betting-core';
import { AccordionItem } from '../../layout/Accordion/Accordion.tsx';
import { useWords } from '../../words/use-words.ts';
import { JackpotSlipRow } from './JackpotSlipRow.tsx';
import { JackpotWorking } from './JackpotWorking.tsx';
import styles from './JackpotSlip.module.css';

export interface JackpotSlipProps {
  /** The offer the ticket is for. */
  readonly jackpot: Jackpot;
  /** The picks so far. */
  readonly ticket: JackpotTicket;
  /** The taxes in force. */
  readonly taxRecord: TaxRecord;
  /** Removes all picks of a match from the ticket. */
  readonly onRemove: (matchId: JackpotMatchId) => void;
}

/**
 * Content of the jackpot slip's sheet: the picks in one line that expands, and the working of the price. `JackpotPlace` is its
 * foot.
 */
export function JackpotSlip({ jackpot, ticket, taxRecord, onRemove }: JackpotSlipProps) {
  const t = useWords();
  const { picks } = ticket;
  const picked = new Set(picks.map((one) => one.matchId));
  const missing = jackpot.matches.filter((match) => !picked.has(match.id)).map((match) => match.position);
  return (
    <div className={styles['slip']}>
      <AccordionItem
        title={t('ui.jackpot.picked', { picked: picks.length, count: jackpot.matches.length })}
        meta={picks.map(({ pick }) => pick.map(resultKey).join('')).join('\u00a0· ')}
        level={3}
      >
        <ol aria-label={t('ui.jackpot.picks')}>
          {picks.map((pick) => (
            <JackpotSlipRow key={pick.matchId} pick={pick} onRemove={onRemove} />
          ))}
        </ol>
      </AccordionItem>
      {missing.length > 0 && (
        <p className={styles['missing']}>
          {t('ui.jackpot.missing', { count: missing.length })} <b>{missing.join(', ')}</b>
        </p>
      )}
      <JackpotWorking jackpot={jackpot} ticket={ticket} taxRecord={taxRecord} />
    </div>
  );
}
