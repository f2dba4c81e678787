import { formatOdds, resultKey, type JackpotResult, type Odds } from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';
import styles from './JackpotPickButton.module.css';

/** Result of a match for one of its three cells: this result came, another came, or the match is void. */
export type JackpotOutcome = 'came' | 'missed' | 'void';

export interface JackpotPickButtonProps {
  /** The result this cell stands for. */
  readonly result: JackpotResult;
  /** The price of the result. It pays nothing in a jackpot, so a missing price does not lock the cell. */
  readonly odds: Odds | null;
  /** Meaning of the pick: "Gor Mahia to win". */
  readonly name: string;
  /** True if the ticket holds it, alone or as half of a double. */
  readonly isPicked: boolean;
  /** True if the jackpot takes no picks, or none at this moment. */
  readonly isDisabled?: boolean;
  /** Result of the match for this cell; null while unknown. */
  readonly outcome?: JackpotOutcome | null;
  /** Called with `result` at a tap that picks it or removes it. */
  readonly onToggle: (result: JackpotResult) => void;
}

/** One cell of a jackpot coupon with a large key and a small price, as on pools coupons. */
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
