import { formatOdds, type Odds } from '@kipenga/betting-core';
import { Button } from '../../controls/Button/Button.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { focusBesideRow } from '../../feedback/Overlay/focus-after.ts';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './CombinationPanel.module.css';
import { whyNotMultiplied } from './why-not-multiplied.ts';

/** State of a combination: too few picks, price loading, priced, picks that cannot be combined, or a price that failed to load. */
export type CombinationState = 'collecting' | 'pricing' | 'priced' | 'refused' | 'failed';

/** A pick of the combination, in words. */
export interface CombinationPick {
  readonly id: string;
  readonly name: string;
}

/** Price of a combination, with the figures that let a customer judge it (D101). */
export interface CombinationFigures {
  readonly odds: Odds;
  /** The price without margin, decimal. */
  readonly trueOdds: number;
  /** The product of the prices of its picks, decimal. */
  readonly multipliedOdds: number;
  /** Percent by which the true price exceeds ours. */
  readonly marginPercent: number;
}

export interface CombinationPanelProps {
  /** State of the combination. */
  readonly state: CombinationState;
  /** The picks in the order of their taps. */
  readonly picks: readonly CombinationPick[];
  /** Price and figures; undefined while the price loads. */
  readonly figures?: CombinationFigures | undefined;
  /** Sentence that says why these picks cannot be combined. */
  readonly refusal?: string | undefined;
  /** The pick of this match already on the slip; adding the combination replaces it. */
  readonly replaced?: string | undefined;
  /** Called with the id of a pick to remove. */
  readonly onRemove: (id: string) => void;
  /** Puts the combination on the slip. */
  readonly onAdd: () => void;
  /** Closes the panel and leaves the picks unchanged. */
  readonly onStop: () => void;
  /** Requests the price again. */
  readonly onRetry: () => void;
}

/**
 * Panel at the foot of the markets that builds a combination from picks of one match: its picks, its price and why it is that price
 * (D101).
 */
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

/** Sentence for the current state: the next step, how the picks depend on each other, or why they cannot be combined. */
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

/** Shows a dash for each figure while the price loads. */
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
