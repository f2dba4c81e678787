import { formatOdds, type LiveState, type Odds, type Selection } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { CloseIcon, LockIcon } from '../../icons/icons.ts';
import { focusBesideRow } from '../../feedback/Overlay/focus-after.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { saidMinute, shownMinute } from '../../live/live-minute.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './SelectionRow.module.css';

/** Whether a leg can be placed: `suspended` perhaps later, `postponed` once its match has a new time, `started` no more. */
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
  /** The leg, at the price it would be placed at now. */
  readonly selection: Selection;
  /** Its picks, where it is a combination (D101). */
  readonly parts?: readonly RowPart[] | undefined;
  /** The price it was picked at, where that differs: shown struck through beside the new one. */
  readonly previousOdds?: Odds | null;
  /** Open unless told. The others show a lock and a word, and no change of price. */
  readonly state?: SelectionState;
  /** Why a combination that is suspended has no price together, though each of its picks has one: said in place of the word. */
  readonly whyUnpriced?: string | undefined;
  /** How its match stands, where it is being played: the bet waits before it is placed (D103). */
  readonly live?: LiveState | undefined;
  /** Whether the pick is in every line of a system (D100), and what a tap on its toggle does; without that, only a mark that is set is shown. */
  readonly banker?: { readonly isSet: boolean; readonly onToggle?: () => void } | undefined;
  /** Called with the match's id: a slip holds one pick per match. */
  readonly onRemove: (matchId: Selection['matchId']) => void;
  /** Below the leg, as wide as it: its own stake, where each pick is a bet of its own. */
  readonly children?: ReactNode;
}

/** One leg of the slip in two lines: the pick with its market and price, and the match; and a way to take it off. Between them stand the picks of a combination. Names are never cut. */
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
