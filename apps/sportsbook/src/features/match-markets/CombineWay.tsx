import { formatOdds } from '@kipenga/betting-core';
import { Button, PlusIcon, TickIcon } from '@kipenga/ui';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import { isCombination } from '../slip/index.ts';
import styles from './match-markets.module.css';
import type { Combining, Exchange } from './use-combining.ts';

interface CombineWayProps {
  /** True if the match's picks can be combined now. */
  readonly isOffered: boolean;
  readonly combining: Combining;
}

/**
 * The button that combines picks of a match, or the reason why it takes no combination; and the last change of the
 * slip (D101).
 */
export function CombineWay({ isOffered, combining }: CombineWayProps) {
  const t = useWords();
  const { pickName } = usePickNames();
  const { outcomeIds, held, exchange, way, isStarting, start, stop, undo } = combining;
  if (!isOffered) return <p className={styles['noCombining']}>{t('sportsbook.combine.none')}</p>;
  const isOn = outcomeIds !== null;
  return (
    <div className={styles['combine']}>
      <Button
        ref={way}
        look="secondary"
        size="small"
        icon={isOn ? <TickIcon size="1.125rem" /> : <PlusIcon size="1.125rem" />}
        aria-pressed={isOn}
        isBusy={isStarting}
        onClick={isOn ? stop : start}
      >
        {t('sportsbook.combine.start')}
      </Button>
      {exchange === null && (
        <p>
          {held !== null && isCombination(held)
            ? t('sportsbook.combine.held', { pick: pickName(held) })
            : t('sportsbook.combine.hint')}
        </p>
      )}
      <p role="status">{exchange !== null && <Exchanged exchange={exchange} />}</p>
      {exchange?.before && (
        <Button look="quiet" size="small" onClick={undo}>
          {t('sportsbook.slip.undo')}
        </Button>
      )}
    </div>
  );
}

/** The pick now on the slip, and the one it replaced. */
function Exchanged({ exchange: { now, before } }: { readonly exchange: Exchange }) {
  const t = useWords();
  const { pickName } = usePickNames();
  if (!isCombination(now)) return t('sportsbook.combine.madeRoom', { pick: pickName(now) });
  return (
    <>
      {t('sportsbook.combine.added', { odds: formatOdds(now.odds) })}{' '}
      {before && t('sportsbook.combine.replaced', { pick: pickName(before) })}
    </>
  );
}
