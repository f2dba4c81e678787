import { formatKes, type Cents } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './SystemStanding.module.css';

/** State of a line: won once each pick is right or void, lost as soon as one is wrong. */
export type LineState = 'won' | 'open' | 'lost';

/** One line of a placed system. */
export interface StandingLine {
  /** Numbers of its picks, counted from 1. */
  readonly picks: readonly number[];
  /** Its current state. */
  readonly state: LineState;
}

export interface SystemStandingProps {
  /** All lines, shorter ones first. */
  readonly lines: readonly StandingLine[];
  /** Number of picks in the bet. */
  readonly picks: number;
  /**
   * Net payout if every open pick is wrong, and if every one is right. Undefined once all is decided, and where it is not known.
   */
  readonly range?: { readonly least: Cents; readonly most: Cents } | undefined;
}

const STATES = ['won', 'open', 'lost'] as const satisfies readonly LineState[];

/** Above this number of lines, only their count by size is shown. */
const MOST_NAMED = 31;

/** Lines of a placed system by state, and what the bet can still pay (D100). */
export function SystemStanding({ lines, picks, range }: SystemStandingProps) {
  const t = useWords();
  const sizes = [...new Set(lines.map((line) => line.picks.length))];
  const isNamed = lines.length <= MOST_NAMED;
  return (
    <div className={styles['standing']} role="group" aria-label={t('ui.standing.label')}>
      <Bar lines={lines} />
      <Tally lines={lines} />
      {range !== undefined && (
        <dl className={styles['range']}>
          {(['least', 'most'] as const).map((end) => (
            <div key={end}>
              <dt>{t(`ui.standing.${end}`)}</dt>
              <dd>{formatKes(range[end])}</dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={styles['sizes']}>
        {sizes.map((size) => {
          const ofSize = lines.filter((line) => line.picks.length === size);
          return (
            <div key={size}>
              <dt>{t('ui.system.sizesOf', { sizes: size, picks })}</dt>
              <dd>{isNamed ? <Lines lines={ofSize} /> : <Tally lines={ofSize} />}</dd>
            </div>
          );
        })}
      </dl>
      {isNamed && <p className={styles['note']}>{t('ui.standing.numbers')}</p>}
    </div>
  );
}

type OfLines = Pick<SystemStandingProps, 'lines'>;

const countOf = (lines: OfLines['lines'], state: LineState): number =>
  lines.filter((line) => line.state === state).length;

/** Won, open and lost lines as parts of one bar; the tally below states the numbers. */
function Bar({ lines }: OfLines) {
  return (
    <div className={styles['bar']} aria-hidden="true">
      {STATES.map((state) => (
        <i key={state} data-state={state} style={{ flexGrow: countOf(lines, state) }} />
      ))}
    </div>
  );
}

function Tally({ lines }: OfLines) {
  const t = useWords();
  const counts = Object.fromEntries(STATES.map((state) => [state, countOf(lines, state)]));
  return <p className={styles['tally']}>{t('ui.standing.tally', counts)}</p>;
}

function Lines({ lines }: OfLines) {
  const t = useWords();
  return (
    <ul className={styles['lines']}>
      {lines.map(({ picks, state }) => (
        <li key={picks.join()} data-state={state}>
          {picks.join('·')} <span className="visually-hidden">{t(`ui.standing.${state}`)}</span>
        </li>
      ))}
    </ul>
  );
}
