import type { LiveEvent } from '@kipenga/betting-core';
import { useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import { minuteOf } from '../live-minute.ts';
import styles from './LiveTimeline.module.css';

export interface LiveTimelineProps {
  /** Name of the home team. */
  readonly homeTeam: string;
  /** Name of the away team. */
  readonly awayTeam: string;
  /** Events in chronological order. */
  readonly events: readonly LiveEvent[];
}

/** Number of newest events shown at first. The list is short because most visitors come for the prices below it. */
const SHOWN_AT_FIRST = 3;

/** Events of a match, newest first. A goal shows the score after it; a break spans the whole width. */
export function LiveTimeline({ homeTeam, awayTeam, events }: LiveTimelineProps) {
  const t = useWords();
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={styles['timeline']} aria-labelledby={id}>
      <h3 id={id}>{t('ui.live.timeline')}</h3>
      {events.length === 0 ? (
        <p className={styles['none']}>{t('ui.live.nothing')}</p>
      ) : (
        <ol reversed>
          {events
            .toReversed()
            .slice(0, isWhole ? undefined : SHOWN_AT_FIRST)
            .map(({ minute, added, kind, side, home, away }, at) => (
              <li key={events.length - at} data-kind={kind} data-side={side}>
                <span className={styles['at']}>{minuteOf({ minute, added })}</span>{' '}
                <i className={styles['sign']} aria-hidden="true" />
                <span className={styles['what']}>
                  <b>{t(`ui.live.event.${kind}`)}</b>{' '}
                  {side && <span>{side === 'home' ? homeTeam : awayTeam}</span>}
                </span>{' '}
                {kind !== 'yellow-card' && kind !== 'red-card' && (
                  <span className={styles['score']}>{`${home}:${away}`}</span>
                )}
              </li>
            ))}
        </ol>
      )}
      {events.length > SHOWN_AT_FIRST && !isWhole && (
        <Button look="quiet" size="small" onClick={() => setWhole(true)}>
          {t('ui.live.all', { count: events.length })}
        </Button>
      )}
    </section>
  );
}
