import { cents, formatKes, systemLadder, type BetSystem, type Selection } from '@kipenga/betting-core';
import { answerMessage, useMessageText } from '@kipenga/shell';
import { systemReason } from '@kipenga/api';
import { sumsWhole, SystemChoice, SystemLadder, useSystemName } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './slip.module.css';
import { selectStake } from './stake.slice.ts';
import type { SlipQuote } from './use-slip-quote.ts';
import type { SlipView } from './use-slip-view.ts';

/** Which lines are played, what they are called, and what does not fit the picks (D100). */
export function SystemLines({ view, isLocked }: { readonly view: SlipView; readonly isLocked: boolean }) {
  const t = useWords();
  const toText = useMessageText();
  const nameOf = useSystemName();
  const { slip, system, figures, priced } = view;
  const picks = slip.selections.length;
  if (system.fitted === null) return null;
  const { system: lines, leftOut, why } = system.fitted;
  return (
    <div className={styles['system']}>
      {!isLocked && <SystemChoice picks={picks} system={lines} onChange={system.chooseSizes} />}
      {!isLocked && <p className={styles['note']}>{t('sportsbook.system.bankerIs')}</p>}
      <div className={styles['lines']}>
        <p role="status">
          {why === null ? (
            <b>{nameOf(picks, lines)}</b>
          ) : (
            toText(answerMessage({ description: '', reason: systemReason(why) }))
          )}
          {leftOut.length > 0 && (
            <span>
              {t('sportsbook.system.leftOut', {
                sizes: leftOut.join(', '),
                picks,
                bankers: lines.bankers.length,
              })}
            </span>
          )}
        </p>
        {/* No part of the status: it is another with each digit of the stake. */}
        {why === null && figures.quote.system !== undefined && priced.closed.length === 0 && (
          <p>
            {sumsWhole(
              t('sportsbook.system.lines', {
                count: figures.quote.system.lines,
                amount: formatKes(figures.quote.system.afterTaxPerLine),
                taxed: figures.quote.stakeTax > 0 ? 'yes' : 'no',
              }),
            )}
          </p>
        )}
      </div>
    </div>
  );
}

interface SystemFiguresProps {
  readonly figures: SlipQuote;
  readonly system: BetSystem;
  /** The picks that can be bet on now. */
  readonly picks: readonly Selection[];
}

/** The payout by number of right picks, shown before the tap (D100). */
export function SystemFigures({ figures, system, picks }: SystemFiguresProps) {
  const { usesFreeBet } = useSelector(selectStake);
  const { stake, limits, taxRecord } = figures;
  if (stake === null) return null;
  const prices = picks.map((one) => one.odds);
  const ladder = systemLadder({ stake, prices, limits, taxRecord, freeBet: usesFreeBet, system });
  return <SystemLadder ladder={ladder} stake={usesFreeBet ? cents(0) : stake} />;
}
