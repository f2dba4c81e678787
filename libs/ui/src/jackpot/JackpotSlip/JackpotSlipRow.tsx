import { resultKey, type JackpotMatchId, type JackpotPick } from '@kipenga/betting-core';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { focusBesideRow } from '../../feedback/Overlay/focus-after.ts';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { RESULT_NAME } from '../pick-words.ts';
import styles from './JackpotSlip.module.css';

/** One match of the jackpot slip: position, pick as key and in words, and a button to remove it. */
export function JackpotSlipRow({
  pick,
  onRemove,
}: {
  readonly pick: JackpotPick;
  readonly onRemove: (matchId: JackpotMatchId) => void;
}) {
  const t = useWords();
  const { homeTeam, awayTeam } = pick;
  const isDouble = pick.pick.length === 2;
  return (
    <li className={styles['row']}>
      <span className={styles['position']}>{pick.position}</span>
      <p className={styles['keys']} aria-hidden="true">
        {pick.pick.map((result) => (
          <b key={result}>{resultKey(result)}</b>
        ))}
      </p>
      <div className={styles['text']}>
        <p className={styles['match']}>
          {homeTeam} <i>v</i> {awayTeam}
        </p>
        <p className={styles['words']}>
          {pick.pick
            .map((result) => t(RESULT_NAME[result], { home: homeTeam, away: awayTeam }))
            .join(` ${t('ui.jackpot.or')} `)}
          {isDouble && <span className="visually-hidden">, {t('ui.jackpot.double')}</span>}
        </p>
      </div>
      <IconButton
        label={t('ui.leg.remove', { match: `${homeTeam} v ${awayTeam}` })}
        icon={<CloseIcon size="1.125rem" />}
        onClick={(event) => {
          focusBesideRow(event.currentTarget);
          onRemove(pick.matchId);
        }}
      />
    </li>
  );
}
