import {
  checkSystem,
  systemLines,
  SYSTEM_PRESETS,
  type BetSystem,
  type SystemPreset,
} from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import card from '../../controls/RadioCards/card-label.module.css';
import styles from './SystemChoice.module.css';

export interface SystemChoiceProps {
  /** Number of picks on the slip, 3 to 12. */
  readonly picks: number;
  /** The chosen system; may have no sizes yet. */
  readonly system: BetSystem;
  /** Called with the new sizes, in ascending order. */
  readonly onChange: (sizes: readonly number[]) => void;
}

/** Chooses the lines of a system (D100), by a system with a name or by one or more sizes. A name selects its sizes. */
export function SystemChoice({ picks, system, onChange }: SystemChoiceProps) {
  const presets =
    system.bankers.length === 0 ? SYSTEM_PRESETS.filter((preset) => preset.picks === picks) : [];
  return (
    <div className={styles['choice']}>
      {presets.length > 0 && <Names {...{ presets, system, onChange }} />}
      <Sizes {...{ picks, system, onChange }} />
    </div>
  );
}

interface NamesProps extends Pick<SystemChoiceProps, 'system' | 'onChange'> {
  readonly presets: readonly SystemPreset[];
}

function Names({ presets, system, onChange }: NamesProps) {
  const t = useWords();
  return (
    <div role="group" aria-label={t('ui.system.byName')} className={styles['names']}>
      {presets.map(({ name, picks, sizes }) => (
        <button
          key={name}
          type="button"
          aria-pressed={sizes.join() === system.sizes.join()}
          onClick={() => onChange(sizes)}
        >
          <b>{name}</b>{' '}
          <span>{t('ui.system.lines', { count: systemLines(picks, { sizes, bankers: [] }) })}</span>
        </button>
      ))}
    </div>
  );
}

/** Number of lines of one size. Bankers that fill a line leave one. */
const linesOf = (picks: number, size: number, { bankers }: BetSystem): number => {
  const alone = { sizes: [size], bankers };
  return checkSystem(picks, alone).ok ? systemLines(picks, alone) : 1;
};

function Sizes({ picks, system, onChange }: SystemChoiceProps) {
  const t = useWords();
  const { sizes, bankers } = system;
  const fewest = Math.max(1, bankers.length);
  const offered = Array.from({ length: picks - fewest + 1 }, (_, at) => fewest + at);
  const toggle = (size: number) => onChange(offered.filter((one) => sizes.includes(one) !== (one === size)));
  return (
    <fieldset className={styles['sizes']}>
      <legend>{t('ui.system.bySize')}</legend>
      <div className={styles['grid']}>
        {offered.map((size) => (
          <label key={size} className={card['card']}>
            <input type="checkbox" checked={sizes.includes(size)} onChange={() => toggle(size)} />
            <b>{t('ui.system.sizesOf', { sizes: size, picks })}</b>{' '}
            <span>{t('ui.system.lines', { count: linesOf(picks, size, system) })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
