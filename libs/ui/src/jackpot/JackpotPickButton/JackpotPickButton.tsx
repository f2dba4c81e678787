import { formatOdds, resultKey, type JackpotResult, type Odds } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './JackpotPickButton.module.css';

/** How a match ended, seen from one of its three cells. */
export type JackpotOutcome = 'came' | 'missed' | 'void';

export interface JackpotPickButtonProps {
  /** Which of the three results the cell stands for. */
  readonly result: JackpotResult;
  /** The price beside the pick. It pays nothing here, so a missing one leaves the pick open. */
  readonly odds: Odds | null;
  /** What the pick means: "Gor Mahia to win". */
  readonly name: string;
  /** The ticket holds it, alone or as half of a double. */
  readonly isPicked: boolean;
  /** The jackpot takes no picks, or none at this moment. */
  readonly isDisabled?: boolean;
  /** How the match ended, seen from this cell; `null` while nobody knows. */
  readonly outcome?: JackpotOutcome | null;
  /** Called with `result` at a tap, whether it picks or takes back. */
  readonly onToggle: (result: JackpotResult) => void;
}

/** One cell of a jackpot coupon: the key large, the price small, as pools coupons are written. */
export function JackpotPickButton({
  result,
  odds,
  name,
  isPicked,
  isDisabled = false,
  outcome = null,
  onToggle,
}: JackpotPickButtonProps) {
  return (
    <button
      type="button"
      className={styles['pick']}
      data-result={result}
      data-outcome-state={outcome ?? undefined}
      aria-pressed={isPicked}
      disabled={isDisabled}
      onClick={() => onToggle(result)}
    >
      <Face result={result} odds={odds} name={name} />
    </button>
  );
}

function Face({ result, odds, name }: Pick<JackpotPickButtonProps, 'result' | 'odds' | 'name'>) {
  const t = useWords();
  const key = resultKey(result);
  const price = odds === null ? null : formatOdds(odds);
  const what = price === null ? name : t('ui.odds.name', { name, odds: price });
  return (
    <>
      <span className="visually-hidden">{`${key}, ${what}`}</span>
      <b className={styles['key']} aria-hidden="true">
        {key}
      </b>
      <span className={styles['price']} aria-hidden="true">
        {price ?? '–'}
      </span>
    </>
  );
}
