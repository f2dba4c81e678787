import type { MatchForm, PastMatch } from '@kipenga/api';
import { dayBounds, type MatchHeader } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './match-markets.module.css';

interface MatchFormRowsProps {
  readonly match: MatchHeader;
  /** Undefined while it loads: its room is reserved. */
  readonly form: MatchForm | undefined;
}

/** Recent form of both sides: a letter for each match, with details on demand. */
export function MatchFormRows({ match, form }: MatchFormRowsProps) {
  const t = useWords();
  const sides = [
    { team: match.homeTeam, last: form?.home },
    { team: match.awayTeam, last: form?.away },
  ];
  const isKnown = sides.some(({ last = [] }) => last.length > 0);
  return (
    <div className={styles['form']}>
      {sides.map(({ team, last }) => (
        <FormRow key={team} team={team} last={last} />
      ))}
      {isKnown && (
        <details className={styles['results']}>
          <summary>{t('sportsbook.form.results')}</summary>
          {sides.map(({ team, last = [] }) => (
            <ResultsOf key={team} team={team} last={last} />
          ))}
        </details>
      )}
    </div>
  );
}

interface SideProps {
  readonly team: string;
  readonly last: readonly PastMatch[] | undefined;
}

/** Newest first. */
function FormRow({ team, last }: SideProps) {
  const t = useWords();
  const id = useId();
  return (
    <div className={styles['side']}>
      <span id={id}>{team}</span>
      {last?.length === 0 && <span className={styles['noForm']}>{t('sportsbook.form.none')}</span>}
      <ol aria-labelledby={id}>
        {last?.map((one, at) => (
          <li key={at} data-result={resultOf(one)}>
            <span className="visually-hidden">{t(`sportsbook.form.${resultOf(one)}`)}</span>
            <span aria-hidden="true">{t(`sportsbook.form.letter.${resultOf(one)}`)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ResultsOf({ team, last = [] }: SideProps) {
  const t = useWords();
  const date = useDates();
  if (last.length === 0) return null;
  return (
    <>
      <h3>{team}</h3>
      <ul>
        {last.map((one, at) => (
          <li key={at}>
            <time dateTime={one.playedOn}>{date(dayBounds(one.playedOn).from, 'date')}</time>
            <span>
              {one.opponent}{' '}
              <small>{t(one.isAtHome ? 'sportsbook.form.home' : 'sportsbook.form.away')}</small>
            </span>
            <b>{`${one.goals}:${one.conceded}`}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

const resultOf = ({ goals, conceded }: PastMatch): 'won' | 'drawn' | 'lost' =>
  goals === conceded ? 'drawn' : goals > conceded ? 'won' : 'lost';
