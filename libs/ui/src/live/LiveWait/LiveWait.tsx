import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './LiveWait.module.css';

/** Where the wait of a bet on a match in play stands: `ahead` of the tap, `waiting` since, or over. */
export type LiveWaitState = 'ahead' | 'waiting' | 'stands' | 'fell';

export interface LiveWaitProps {
  /** Before the tap, while it lasts, or what came of it. */
  readonly state: LiveWaitState;
  /** What waits, or what came of it, where it is no bet that is placed: the sentence of its state. */
  readonly title?: string;
  /** How long the house waits on this sport; the same for everybody. */
  readonly seconds: number;
  /** How much of it was left when the house said so; the seconds are counted on from there. */
  readonly secondsLeft?: number;
  /** What is said beside it: what is held, why a bet fell, that nothing is heard for now. */
  readonly children?: ReactNode;
}

/**
 * The wait of a bet on a match in play, and what came of it. It is read as a number and a word; the ring repeats the number and turns by
 * whole seconds. A screen reader is told that the bet waits and what came of it, and not the seconds between.
 */
export function LiveWait({ state, title, seconds, secondsLeft = seconds, children }: LiveWaitProps) {
  const t = useWords();
  if (state === 'ahead')
    return <p className={styles['ahead']}>{title ?? t('ui.live.wait.ahead', { seconds })}</p>;
  return (
    <section className={styles['wait']} data-state={state} aria-label={t('ui.live.wait.label')}>
      {state === 'waiting' ? (
        <Ring key={secondsLeft} seconds={seconds} secondsLeft={secondsLeft} />
      ) : (
        <span className={styles['sign']} aria-hidden="true" />
      )}
      <div role="status">
        <h3>{title ?? t(`ui.live.wait.${state}`)}</h3>
        {children}
      </div>
    </section>
  );
}

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ seconds, secondsLeft }: Required<Pick<LiveWaitProps, 'seconds' | 'secondsLeft'>>) {
  const t = useWords();
  const left = useSecondsLeft(secondsLeft);
  return (
    <p className={styles['ring']} role="timer">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={`${(ROUND * left) / Math.max(1, seconds)} ${ROUND}`}
        />
      </svg>
      <b>{left}</b> <span>{t('ui.live.wait.unit', { count: left })}</span>
    </p>
  );
}

/** Whole seconds, counted down to none by the clock of the device: a page that was hidden meanwhile shows what is left. */
function useSecondsLeft(from: number): number {
  const [passed, setPassed] = useState(0);
  const all = Math.max(0, Math.ceil(from));
  useEffect(() => {
    const begunAt = Date.now();
    const count = () => setPassed(Math.min(all, Math.round((Date.now() - begunAt) / 1_000)));
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [all]);
  return all - passed;
}
