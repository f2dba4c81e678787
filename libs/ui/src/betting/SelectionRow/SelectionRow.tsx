import { formatOdds, type LiveState, type Odds, type Selection } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { CloseIcon, LockIcon } from '../../icons/icons.ts';
import { focusBesideRow } from '../../feedback/Overlay/focus-after.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { saidMinute, shownMinute } from '../../live/live-minute.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './SelectionRow.module.css';

/**
 * State of a leg. `suspended`: cannot be placed for now; `postponed`: can be placed once its match has a new time; `started`: can
 * no longer be placed.
 */
export type SelectionState = 'open' | 'suspended' | 'postponed' | 'started';

const WHY_OFF = {
  suspended: 'ui.leg.suspended',
  postponed: 'ui.leg.postponed',
  started: 'ui.leg.started',
} as const;

/** A pick of a combination, in words. */
export interface RowPart {
  readonly pick: string;
  readonly market: string;
}

export interface SelectionRowProps {
  /** The leg with the price it would be placed at now. */
  readonly selection: Selection;
  /** The picks of a combination; undefined for a single pick (D101). */
  readonly parts?: readonly RowPart[] | undefined;
  /** The price at the time of the pick, if it has changed: shown struck through beside the new one. */
  readonly previousOdds?: Odds | null;
  /** Open by default. The other states show a lock and a word, and no price change. */
  readonly state?: SelectionState;
  /** Sentence shown instead of the state for a suspended combination whose picks all have prices, but which has no joint price. */
  readonly whyUnpriced?: string | undefined;
  /** State of the match if it is live: the bet waits before it is placed (D103). */
  readonly live?: LiveState | undefined;
  /** Banker mark of a system's pick (D100) and the callback of its toggle. Without a callback, only a set mark is shown. */
  readonly banker?: { readonly isSet: boolean; readonly onToggle?: () => void } | undefined;
  /** Called with the match's id, since a slip holds one pick per match. */
  readonly onRemove: (matchId: Selection['matchId']) => void;
  /** Shown below the leg at full width: its own stake, if each pick is a separate bet. */
  readonly children?: ReactNode;
}

/**
 * One leg of the slip: pick, market and price in the first line, the match in the second, a button to remove it, and the picks of a
 * combination between the lines. Names are never truncated.
 */
export function SelectionRow({
  selection,
  parts = [],
  previousOdds = null,
  state = 'open',
  whyUnpriced,
  live,
  banker,
  onRemove,
  children,
}: SelectionRowProps) {
  const t = useWords();
  const { odds, homeTeam, awayTeam } = selection;
  const match = `${homeTeam} v ${awayTeam}`;
  const isChanged = state === 'open' && previousOdds !== null && previousOdds !== odds;
  return (
    <li className={styles['leg']} data-state={state} data-changed={isChanged || undefined}>
      {parts.length === 0 ? (
        <p className={styles['pick']}>
          <b>{selection.label ?? selection.outcomeKey}</b> <span>{selection.marketName}</span>
        </p>
      ) : (
        <Parts parts={parts} />
      )}
      <div className={styles['match']}>
        <p>
          {homeTeam} <i>v</i> {awayTeam}
        </p>
        {live !== undefined && <InPlay live={live} />}
        {state !== 'open' && (
          <p className={styles['off']}>
            <LockIcon size="0.875rem" />
            {state === 'suspended' && whyUnpriced !== undefined ? whyUnpriced : t(WHY_OFF[state])}
          </p>
        )}
      </div>
      <p className={styles['price']}>
        {isChanged && (
          <>
            <span className="visually-hidden">{t('ui.leg.was')} </span>
            <s>{formatOdds(previousOdds)}</s> <span className="visually-hidden">{t('ui.leg.now')} </span>
          </>
        )}
        <b>{formatOdds(odds)}</b>
        {isChanged && <i className={styles['arrow']} data-move={odds > previousOdds ? 'up' : 'down'} />}
      </p>
      {banker?.onToggle !== undefined && (
        <button
          type="button"
          className={styles['banker']}
          aria-pressed={banker.isSet}
          aria-label={t('ui.leg.bankerOf', { match })}
          onClick={banker.onToggle}
        >
          <span>{t('ui.leg.banker')}</span>
        </button>
      )}
      {banker?.isSet === true && banker.onToggle === undefined && (
        <p className={styles['banker']}>
          <span>{t('ui.leg.banker')}</span>
        </p>
      )}
      <IconButton
        label={t('ui.leg.remove', { match })}
        icon={<CloseIcon size="1.125rem" />}
        onClick={(event) => {
          focusBesideRow(event.currentTarget);
          onRemove(selection.matchId);
        }}
      />
      {children !== undefined && <div className={styles['below']}>{children}</div>}
    </li>
  );
}

function InPlay({ live }: { readonly live: LiveState }) {
  const t = useWords();
  return (
    <p className={styles['live']}>
      <b>{t('ui.leg.live')}</b> <span className="visually-hidden">{saidMinute(live, t)}</span>
      <span aria-hidden="true">{shownMinute(live, t)}</span> {`${live.home}:${live.away}`}
    </p>
  );
}

function Parts({ parts }: { readonly parts: readonly RowPart[] }) {
  const t = useWords();
  return (
    <>
      <p className={styles['pick']}>
        <b>{t('ui.leg.combination')}</b> <span>{t('ui.leg.parts', { count: parts.length })}</span>
      </p>
      <ul className={styles['parts']}>
        {parts.map(({ pick, market }) => (
          <li key={`${market} ${pick}`}>
            <b>{pick}</b> <span>{market}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
