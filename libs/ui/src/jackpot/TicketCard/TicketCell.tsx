import { resultKey, type JackpotMatch, type JackpotPick } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './TicketCard.module.css';

interface TicketCellProps {
  readonly pick: JackpotPick;
  readonly result: JackpotMatch['result'];
}

/** One match of a placed ticket: position, pick, and its mark once the result is known. */
export function TicketCell({ pick, result }: TicketCellProps) {
  const t = useWords();
  const mark = result === null ? 'open' : result === 'void' || pick.pick.includes(result) ? 'right' : 'wrong';
  const keys = pick.pick.map(resultKey);
  return (
    <li className={styles['cell']} data-mark={mark}>
      <span className="visually-hidden">
        {t('ui.jackpot.cell', {
          position: pick.position,
          home: pick.homeTeam,
          away: pick.awayTeam,
          pick: keys.join(` ${t('ui.jackpot.or')} `),
        })}
        {mark !== 'open' && `, ${t(mark === 'right' ? 'ui.jackpot.right' : 'ui.jackpot.wrong')}`}
      </span>
      <i aria-hidden="true">{pick.position}</i>
      <b aria-hidden="true">
        {keys.map((key) => (
          <span key={key}>{key}</span>
        ))}
      </b>
    </li>
  );
}
