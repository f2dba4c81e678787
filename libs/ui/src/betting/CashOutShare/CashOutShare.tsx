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
  /** Stake still on the bet. */
  readonly stake: Cents;
  /** Percent of the stake to cash out, 1 to 100; null while the typed text is not a valid share. */
  readonly share: number | null;
  /** Called with the new share, or null while the typed text is not a valid share. */
  readonly onChange: (share: number | null) => void;
  /** Locks the share while the cash-out is under way. */
  readonly isDisabled?: boolean;
}

const LEAST = 1;
const MOST = 100;

/** The part of a stake that a share in percent comes to, rounded as in the core. */
const partOf = (stake: Cents, share: number): Cents =>
  cents(Number(divideHalfUp(BigInt(stake) * BigInt(Math.round(share * 1_000)), 100_000n)));

/** The share in percent that a part of a stake comes to, with three decimals as in the core; null below 1 % or above 100 %. */
function shareOf(part: Cents, stake: Cents): number | null {
  const share = Math.round((part / stake) * 100_000) / 1_000;
  return part <= stake && share >= LEAST ? share : null;
}

/** Text typed for the current stake and share. Once the slider changes the share, the text no longer applies. */
interface Typed {
  readonly text: string;
  readonly stake: Cents;
  readonly share: number | null;
}

/** Chooses how much of a bet to cash out, by a slider or by an amount, and shows the stake that remains (D102). */
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
