import { formatKes, type Selection } from '@kipenga/betting-core';
import { PayoutLine, SelectionRow, StakeField, sumsWhole } from '@kipenga/ui';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './slip.module.css';
import { useRefusals } from './use-refusals.ts';
import type { LivePicks } from './kick-offs.ts';
import type { JudgedLine, Singles } from './use-singles.ts';

interface SingleLegsProps {
  readonly singles: Singles;
  /** State of the slip's matches in play. */
  readonly live: LivePicks;
  /** The picks at their original prices. */
  readonly picked: readonly Selection[];
  readonly isLocked: boolean;
  readonly onRemove: (matchId: Selection['matchId']) => void;
}

/** The picks as single bets, each with its stake, its sums and its problem. */
export function SingleLegs({ singles, live, picked, isLocked, onRemove }: SingleLegsProps) {
  const { pickName, marketName, partNames } = usePickNames();
  const refusals = useRefusals(picked);
  return (
    <ul className={styles['legs']}>
      {singles.lines.map((line, at) => {
        const { selection, state } = line;
        const label = pickName(selection);
        return (
          <SelectionRow
            key={selection.matchId}
            selection={{ ...selection, label, marketName: marketName(selection) }}
            parts={partNames(selection)}
            previousOdds={picked[at]?.odds ?? null}
            state={state}
            whyUnpriced={refusals[selection.outcomeId]}
            live={live[selection.matchId]}
            onRemove={onRemove}
          >
            {state === 'open' && (
              <SingleStake
                line={line}
                pick={label}
                isLocked={isLocked || line.sent !== null}
                onType={(text) => singles.type(selection.outcomeId, text)}
              />
            )}
          </SelectionRow>
        );
      })}
    </ul>
  );
}

interface SingleStakeProps {
  readonly line: JudgedLine;
  readonly pick: string;
  readonly isLocked: boolean;
  readonly onType: (text: string) => void;
}

function SingleStake({ line, pick, isLocked, onType }: SingleStakeProps) {
  const t = useWords();
  const { quote, sent, problem, text } = line;
  if (sent !== null)
    return (
      <p className={styles['note']}>
        {t(sent === 'answer' ? 'sportsbook.slip.checking' : 'sportsbook.singles.awaited')}
      </p>
    );
  return (
    <div className={styles['single']}>
      <StakeField
        isCompact
        label={t('sportsbook.singles.stakeOn', { pick })}
        shortLabel={t('sportsbook.singles.stake')}
        value={text}
        onChange={onType}
        isDisabled={isLocked}
        netWin={quote.netPayout}
        error={problem}
      />
      {problem === null && (
        <>
          <div className={styles['wins']}>
            <p>
              {t('sportsbook.detail.possibleWin')} <b>{formatKes(quote.netPayout)}</b>
            </p>
            {quote.stakeTax + quote.withholdingTax > 0 && (
              <p>{sumsWhole(t('sportsbook.singles.win', { amount: formatKes(quote.grossPayout) }))}</p>
            )}
          </div>
          <PayoutLine quote={quote} isBelowFigures />
        </>
      )}
    </div>
  );
}
