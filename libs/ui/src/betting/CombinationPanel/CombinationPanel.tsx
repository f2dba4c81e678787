import { formatOdds, type Odds } from '@kipenga/betting-core';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { focusBesideRow } from '../../feedback/Overlay/focus-after.ts';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './CombinationPanel.module.css';
import { whyNotMultiplied } from './why-not-multiplied.ts';

/**
 * How far a combination is: too few picks so far, its price is on its way, it has one, its picks do not go together, or its price did not
 * load.
 */
export type CombinationState = 'collecting' | 'pricing' | 'priced' | 'refused' | 'failed';

/** A pick of the combination, in words. */
export interface CombinationPick {
  readonly id: string;
  readonly name: string;
}

/** What a combination pays, and what anybody needs to judge that (D101). */
export interface CombinationFigures {
  readonly odds: Odds;
  /** The price without margin, decimal. */
  readonly trueOdds: number;
  /** The prices of its picks multiplied, decimal. */
  readonly multipliedOdds: number;
  /** By how much the true price exceeds ours, in percent. */
  readonly marginPercent: number;
}

export interface CombinationPanelProps {
  /** How far it is. */
  readonly state: CombinationState;
  /** In the order in which they were tapped. */
  readonly picks: readonly CombinationPick[];
  /** What it pays; nothing while its price is on its way. */
  readonly figures?: CombinationFigures | undefined;
  /** Why these picks do not go together, in words. */
  readonly refusal?: string | undefined;
  /** What of this match is on the slip already: it goes when the combination is added. */
  readonly replaced?: string | undefined;
  /** Called with the id of a pick that is to go. */
  readonly onRemove: (id: string) => void;
  /** Puts the combination on the slip. */
  readonly onAdd: () => void;
  /** Leaves the picks as they are, and the panel goes. */
  readonly onStop: () => void;
  /** Asks for the price again. */
  readonly onRetry: () => void;
}

/** Picks of one match on their way to a combination: what goes together, what it pays and why (D101). It stands at the foot of the markets. */
export function CombinationPanel(props: CombinationPanelProps) {
  const { state, picks, figures, replaced, onRemove, onAdd, onStop, onRetry } = props;
  const t = useWords();
  return (
    <section className={styles['panel']} aria-label={t('ui.combination.title')} data-state={state}>
      <div className={styles['head']}>
        <p>
          <b>{t('ui.combination.title')}</b>{' '}
          {picks.length > 0 && <span>{t('ui.leg.parts', { count: picks.length })}</span>}
        </p>
        <IconButton label={t('ui.combination.stop')} icon={<CloseIcon size="1.125rem" />} onClick={onStop} />
      </div>
      {picks.length > 0 && (
        <ul className={styles['picks']}>
          {picks.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles['pick']}
                aria-label={t('ui.combination.remove', { pick: name })}
                onClick={({ currentTarget }) => {
                  if (picks.length > 1) focusBesideRow(currentTarget);
                  else currentTarget.closest('section')?.querySelector('button')?.focus();
                  onRemove(id);
                }}
              >
                <span>{name}</span> <CloseIcon size="0.875rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {state === 'failed' ? (
        <FailedState text={t('ui.combination.failed')} onRetry={onRetry} />
      ) : (
        <p role="status" className={styles['said']}>
          <Said {...props} />
        </p>
      )}
      {(state === 'priced' || state === 'pricing') && (
        <>
          <Figures figures={figures} />
          <div className={styles['foot']}>
            {replaced !== undefined && <p>{t('ui.combination.replaces', { pick: replaced })}</p>}
            <Button isWide isBusy={figures === undefined} onClick={onAdd}>
              {figures === undefined
                ? t('ui.combination.addLater')
                : t('ui.combination.add', { odds: formatOdds(figures.odds) })}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** What is to be done next, or what these picks have to do with each other. */
function Said({ state, picks, figures, refusal }: CombinationPanelProps) {
  const t = useWords();
  switch (state) {
    case 'collecting':
      return t(picks.length === 0 ? 'ui.combination.none' : 'ui.combination.one');
    case 'pricing':
      return t('ui.combination.pricing');
    case 'refused':
      return refusal;
    default:
      if (figures === undefined) return null;
      return (
        <>
          <span className="visually-hidden">
            {t('ui.combination.odds')} {formatOdds(figures.odds)}.{' '}
          </span>
          {t(`ui.combination.why.${whyNotMultiplied(figures, picks.length)}`, {
            multiplied: figures.multipliedOdds.toFixed(2),
          })}
        </>
      );
  }
}

/** A dash stands for each figure while it is on its way. */
function Figures({ figures }: Pick<CombinationPanelProps, 'figures'>) {
  const t = useWords();
  const rows = [
    [t('ui.combination.odds'), figures && formatOdds(figures.odds)],
    [t('ui.combination.true'), figures?.trueOdds.toFixed(2)],
    [t('ui.combination.multiplied'), figures?.multipliedOdds.toFixed(2)],
    [t('ui.combination.margin'), figures?.marginPercent.toFixed(1)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {rows.map(([term, value = '–']) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
