import {
  cents,
  divideHalfUp,
  formatKes,
  parseKes,
  subtractCents,
  toShillings,
  type Cents,
} from '@kipenga/betting-core';
import { useId, useState } from 'react';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './CashOutShare.module.css';

export interface CashOutShareProps {
  /** The stake that is on now. */
  readonly stake: Cents;
  /** Percent of the stake that is cashed out, 1 to 100; null while what is typed is none. */
  readonly share: number | null;
  /** Called with another share, or null while what is typed is none. */
  readonly onChange: (share: number | null) => void;
  /** It is being cashed out: the share stays as it is. */
  readonly isDisabled?: boolean;
}

const LEAST = 1;
const MOST = 100;

/** The part of a stake that so many percent are, as core takes it. */
const partOf = (stake: Cents, share: number): Cents =>
  cents(Number(divideHalfUp(BigInt(stake) * BigInt(Math.round(share * 1_000)), 100_000n)));

/** The percent that a part of a stake is, with the three decimals that core takes; null where it is less than 1 % or more than all. */
function shareOf(part: Cents, stake: Cents): number | null {
  const share = Math.round((part / stake) * 100_000) / 1_000;
  return part <= stake && share >= LEAST ? share : null;
}

/** What is in the field, as long as it is of the share that holds: the slider's word is the later one else. */
interface Typed {
  readonly text: string;
  readonly stake: Cents;
  readonly share: number | null;
}

/** How much of a bet is cashed out: by a slider, or by the part of the stake, and what stays on (D102). */
export function CashOutShare({ stake, share, onChange, isDisabled = false }: CashOutShareProps) {
  const t = useWords();
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const part = share === null ? null : partOf(stake, share);
  const isAsTyped = typed?.stake === stake && typed.share === share;
  const type = (text: string) => {
    const amount = parseKes(text);
    const chosen = amount.ok ? shareOf(amount.value, stake) : null;
    setTyped({ text, stake, share: chosen });
    onChange(chosen);
  };
  return (
    <div className={styles['share']}>
      <label htmlFor={id}>
        {t('ui.cashOut.share')} <b aria-hidden="true">{share !== null && `${Math.round(share)}%`}</b>
      </label>
      <input
        id={id}
        type="range"
        min={LEAST}
        max={MOST}
        value={Math.round(share ?? MOST)}
        disabled={isDisabled}
        aria-valuetext={
          share === null || part === null
            ? undefined
            : t('ui.cashOut.shareOf', {
                percent: Math.round(share),
                part: formatKes(part),
                stake: formatKes(stake),
              })
        }
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <AmountField
        label={t('ui.cashOut.part')}
        name="part"
        value={isAsTyped ? typed.text : String(toShillings(part ?? stake))}
        onChange={type}
        isDisabled={isDisabled}
        error={
          share === null
            ? t('ui.cashOut.partWrong', {
                least: formatKes(cents(Math.ceil(stake / 100))),
                most: formatKes(stake),
              })
            : null
        }
      />
      {part !== null && (
        <p>
          {part === stake
            ? t('ui.cashOut.allOff')
            : t('ui.cashOut.staysOn', { amount: formatKes(subtractCents(stake, part)) })}
        </p>
      )}
    </div>
  );
}
