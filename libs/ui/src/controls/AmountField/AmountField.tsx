import type { ComponentProps, ReactNode } from 'react';
import { MinusIcon, PlusIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { stepped } from './stepped.ts';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  /** Label of the field. Screen readers read KES with the hint. */
  readonly label: string;
  /** Shorter label, shown where there is little room. */
  readonly shortLabel?: string;
  /** The typed text: shillings, perhaps not a valid number yet. `parseKes` decides. */
  readonly value: string;
  /** Called on every keystroke and every tap on a button. */
  readonly onChange: (text: string) => void;
  /** Error as one sentence that says how to correct it. */
  readonly error?: string | null | undefined;
  /** Hint about the accepted amounts; stays visible. */
  readonly hint?: string;
  /** Amounts in shillings that a tap adds; none by default. The betslip uses 20, 50, 100, 500. */
  readonly quickAmounts?: readonly number[];
  /** Amount in shillings that − and + change; no such buttons without it. */
  readonly step?: number;
  /** Name of the field in its form; "amount" by default. */
  readonly name?: string;
  /** Locks the field and all its buttons while a bet is being placed. */
  readonly isDisabled?: boolean;
  /** For the foot of a sheet: the label stands beside the field if it fits and includes KES; the buttons are lower. */
  readonly isCompact?: boolean;
  /** Further properties of the group, by which the stake's keypad replaces the phone's keyboard. */
  readonly group?: Pick<ComponentProps<'div'>, 'ref' | 'tabIndex' | 'onKeyDown'>;
  /** Further properties of the input, for the same purpose. */
  readonly input?: Pick<
    TextFieldProps,
    'ref' | 'inputMode' | 'onPointerDown' | 'onPointerCancel' | 'onClick'
  >;
  /** Below the quick amounts, in the same group. */
  readonly children?: ReactNode;
}

const NO_AMOUNTS: readonly number[] = [];

/** A field for an amount in whole shillings, with buttons for usual amounts. It never proposes more than was typed or tapped. */
export function AmountField({
  quickAmounts = NO_AMOUNTS,
  isCompact = false,
  group,
  children,
  ...field
}: AmountFieldProps) {
  const { label, value, onChange, isDisabled = false } = field;
  const ways: WaysProps = { isDisabled, onStep: (shillings) => onChange(stepped(value, shillings)) };
  return (
    <div
      {...group}
      className={styles['amount']}
      role="group"
      aria-label={label}
      data-compact={isCompact || undefined}
    >
      <Typed {...field} ways={ways} {...(!isCompact && { prefix: 'KES' })} />
      {quickAmounts.length > 0 && <QuickAmounts {...ways} amounts={quickAmounts} />}
      {children}
    </div>
  );
}

interface TypedProps extends Omit<AmountFieldProps, 'quickAmounts' | 'isCompact' | 'group' | 'children'> {
  readonly ways: WaysProps;
  readonly prefix?: string;
}

const Typed = ({
  label,
  shortLabel,
  value,
  onChange,
  error,
  hint,
  step,
  name = 'amount',
  input,
  ways,
  prefix,
}: TypedProps) => (
  <TextField
    label={label}
    {...(shortLabel !== undefined && { shortLabel })}
    name={name}
    value={value}
    {...(prefix !== undefined && { prefix })}
    inputMode="numeric"
    autoComplete="off"
    {...input}
    disabled={ways.isDisabled}
    error={error}
    hint={hint}
    onChange={(event) => onChange(event.currentTarget.value)}
    end={step !== undefined && <Steps {...ways} step={step} />}
  />
);

interface WaysProps {
  readonly isDisabled: boolean;
  /** Adds this many shillings; negative numbers subtract. */
  readonly onStep: (shillings: number) => void;
}

function Steps({ step, isDisabled, onStep }: WaysProps & { readonly step: number }) {
  const t = useWords();
  return (
    <>
      <IconButton
        label={t('ui.amount.less', { amount: step })}
        icon={<MinusIcon />}
        disabled={isDisabled}
        onClick={() => onStep(-step)}
      />
      <IconButton
        label={t('ui.amount.more', { amount: step })}
        icon={<PlusIcon />}
        disabled={isDisabled}
        onClick={() => onStep(step)}
      />
    </>
  );
}

function QuickAmounts({ amounts, isDisabled, onStep }: WaysProps & { readonly amounts: readonly number[] }) {
  const t = useWords();
  return (
    <div className={styles['quick']}>
      {amounts.map((shillings) => (
        <button
          key={shillings}
          type="button"
          disabled={isDisabled}
          aria-label={t('ui.amount.add', { amount: shillings })}
          onClick={() => onStep(shillings)}
        >
          +{shillings}
        </button>
      ))}
    </div>
  );
}
