import type { LiveEvent } from '@kipenga/betting-core';
import { useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import { minuteOf } from '../live-minute.ts';
import styles from './LiveTimeline.module.css';

export interface LiveTimelineProps {
  /** Who is at home. */
  readonly homeTeam: string;
  /** Who is away. */
  readonly awayTeam: string;
  /** What happened, in the order it did. */
  readonly events: readonly LiveEvent[];
}

/** The newest are shown at once: below them stand the prices, which most come for. */
const SHOWN_AT_FIRST = 3;

/** What happened in a match, the newest first: a goal carries the score after it, a break goes across. */
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
