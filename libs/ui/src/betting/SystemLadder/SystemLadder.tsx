import { cents, formatAmount, type Cents, type LadderStep } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './SystemLadder.module.css';

export interface SystemLadderProps {
  /** The steps the core computed, one for each number of right picks (`systemLadder`). */
  readonly ladder: readonly LadderStep[];
  /** Amount taken from the balance, 0 for a free bet. Steps that pay less are marked. */
  readonly stake: Cents;
}

/** One row of the ladder. The lowest steps that pay nothing share a row. */
interface Row {
  readonly from: number;
  readonly step: LadderStep;
}

function rowsOf(ladder: readonly LadderStep[]): readonly Row[] {
  const nothing = ladder.findLastIndex(({ most }) => most === 0);
  return ladder.slice(Math.max(0, nothing)).map((step, at) => ({
    from: at === 0 ? (ladder[0]?.right ?? 0) : step.right,
    step,
  }));
}

/** Least and most that each number of right picks pays, net of tax (D100). */
export function SystemLadder({ ladder, stake }: SystemLadderProps) {
  const t = useWords();
  const picks = ladder.at(-1)?.right ?? 0;
  const bankers = ladder[0]?.right ?? 0;
  return (
    <div className={styles['ladder']} role="group" aria-label={t('ui.ladder.title')}>
      <p className={styles['title']}>{t('ui.ladder.title')}</p>
      <dl>
        {bankers > 0 && (
          <div>
            <dt>{t('ui.ladder.bankerWrong', { count: bankers })}</dt>
            <dd>{formatAmount(cents(0))}</dd>
          </div>
        )}
        {rowsOf(ladder).map(({ from, step }) => (
          <Step key={step.right} {...{ from, step, picks, stake }} />
        ))}
      </dl>
    </div>
  );
}

interface StepProps extends Row {
  readonly picks: number;
  readonly stake: Cents;
}

function Step({ from, step: { right, least, most }, picks, stake }: StepProps) {
  const t = useWords();
  const belowStake = most < stake ? 'most' : least < stake ? 'least' : null;
  const count = from === right ? String(right) : `${from}–${right}`;
  return (
    <div data-below={belowStake}>
      <dt>
        <i className={styles['pips']} aria-hidden="true">
          {Array.from({ length: picks }, (_, at) => (
            <i key={at} data-right={at < right || undefined} />
          ))}
        </i>{' '}
        {right === picks ? t('ui.ladder.all', { count: right }) : t('ui.ladder.right', { count })}
      </dt>
      <dd>
        {least === most
          ? formatAmount(most)
          : t('ui.ladder.range', { least: formatAmount(least), most: formatAmount(most) })}
        {most > 0 && belowStake !== null && (
          <span>{t(belowStake === 'most' ? 'ui.ladder.below' : 'ui.ladder.mayBeBelow')}</span>
        )}
      </dd>
    </div>
  );
}
