import { useEffect, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './LiveWait.module.css';

/** State of a live bet's wait: `ahead` before the tap, `waiting` after it, `stands` or `fell` once it is over. */
export type LiveWaitState = 'ahead' | 'waiting' | 'stands' | 'fell';

export interface LiveWaitProps {
  /** State of the wait. */
  readonly state: LiveWaitState;
  /** Title, for a wait other than that of placing a bet; by default the sentence of its state. */
  readonly title?: string;
  /** Length of the wait for this sport in seconds, the same for every customer. */
  readonly seconds: number;
  /** Seconds left when the server last reported; counted down from there. The whole wait by default. */
  readonly secondsLeft?: number;
  /** Further text, such as the held stake, the reason a bet fell, or that the connection is lost. */
  readonly children?: ReactNode;
}

/**
 * The wait of a live bet and its outcome. A number and a word state the time left; the ring repeats it in steps of a second. Screen
 * readers are told that the bet waits and what became of it, but not the seconds.
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

/** Counts whole seconds down to 0 by the device's clock, so that a page that was hidden shows the right time. */
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
