import { parseKes } from '@kipenga/betting-core';
import { boundsWords, isWithin, type Bounds } from '@kipenga/desk-rules';
import { Button, PasswordField, TextField } from '@kipenga/ui';
import { useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import styles from './parts.module.css';

/** One thing a form asks for. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** Default: `text`. An `amount` is in shillings. */
  readonly kind?:
    | 'text'
    | 'amount'
    | 'password'
    | 'new-password'
    | 'code'
    | 'choice'
    | 'long'
    | 'day'
    | 'moment';
  /** Makes it a number, and says which ones it may be. */
  readonly within?: Bounds;
  /** Options of a `choice`: the value sent and its name. None is preselected unless `value` says so. */
  readonly options?: readonly { readonly value: string; readonly name: string }[];
  readonly hint?: string;
  readonly value?: string;
  /** It may be left empty. */
  readonly isOptional?: boolean;
}

export interface DeskFormProps {
  readonly fields: readonly Field[];
  /** Words of the button. */
  readonly submit: string;
  readonly look?: 'primary' | 'secondary' | 'danger';
  readonly isBusy?: boolean;
  /** Why it was refused. */
  readonly failure?: string | null;
  readonly onSubmit: (values: Readonly<Record<string, string>>) => void;
  /** Fields in one line, where there is room. */
  readonly isRow?: boolean;
  /** Drawn before the button. */
  readonly children?: ReactNode;
}

const IN_THOUSANDS = /^[1-9]\d{0,2}([,\s])\d{3}(\1\d{3})*(\.\d+)?$/;

/** The number or amount that was typed, without its currency, or the reason why it is none. A decimal comma is refused. */
function read(
  { kind, within }: Field,
  typed: string,
): { readonly value: string } | { readonly refusal: string } {
  if (typed === '') return { value: '' };
  if (within !== undefined) {
    const digits = IN_THOUSANDS.test(typed) ? typed.replaceAll(/[,\s]/g, '') : typed;
    return /^\d+(\.\d+)?$/.test(digits) && isWithin(within, digits)
      ? { value: digits }
      : { refusal: `Write ${boundsWords(within)}${within.decimals === 0 ? '' : ', after a point'}.` };
  }
  if (kind !== 'amount') return { value: typed };
  const amount = typed.replace(/^kes\s*/i, '');
  return parseKes(amount).ok
    ? { value: amount }
    : { refusal: 'Write an amount in shillings, such as 1,000.50: digits, and at most two decimals.' };
}

const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );

/** The form of every screen: visible labels, Enter submits, a refusal is shown and keeps the typed values. */
export function DeskForm(props: DeskFormProps) {
  const {
    fields,
    submit,
    look = 'primary',
    isBusy = false,
    failure = null,
    onSubmit,
    isRow,
    children,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || !form.current) return;
    const values = valuesOf(form.current);
    const refused: Record<string, string> = {};
    for (const field of fields) {
      const said = read(field, values[field.name] ?? '');
      if ('value' in said) values[field.name] = said.value;
      else refused[field.name] = said.refusal;
    }
    setRefusals(refused);
    const [first] = Object.keys(refused);
    if (first === undefined) return onSubmit(values);
    form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={form} className={styles['form']} data-row={isRow || undefined} onSubmit={send}>
      {fields.map((field) => (
        <FieldOf key={field.name} field={field} refusal={refusals[field.name]} />
      ))}
      {children}
      <div className={styles['send']}>
        <Button type="submit" look={look} isBusy={isBusy}>
          {submit}
        </Button>
      </div>
      <p className={styles['refusal']} role="alert">
        {failure}
      </p>
    </form>
  );
}

interface FieldOfProps {
  readonly field: Field;
  readonly refusal: string | undefined;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Says what a field takes, after its own hint. */
function hintOf({ kind, within, hint }: Field): string | undefined {
  const takes =
    within === undefined
      ? kind === 'amount'
        ? 'Such as 1,000.50.'
        : ''
      : `${capital(boundsWords(within))}.`;
  return [hint, takes].filter(Boolean).join(' ') || undefined;
}

function FieldOf({ field, refusal }: FieldOfProps) {
  const { name, label, kind = 'text', within, value, isOptional = false } = field;
  const plain = {
    name,
    label,
    hint: hintOf(field),
    error: refusal,
    defaultValue: value,
    required: !isOptional,
  };
  if (kind === 'choice') return <Choice field={field} />;
  if (kind === 'long') return <LongText field={field} />;
  if (kind === 'password') return <PasswordField {...plain} />;
  if (kind === 'new-password') return <PasswordField {...plain} purpose="new" minLength={12} />;
  if (kind === 'code')
    return (
      <TextField {...plain} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" maxLength={6} />
    );
  if (kind === 'amount' || within !== undefined)
    return <TextField {...plain} autoComplete="off" inputMode="decimal" />;
  if (kind === 'day') return <TextField {...plain} type="date" />;
  if (kind === 'moment') return <TextField {...plain} type="datetime-local" />;
  return <TextField {...plain} autoComplete="off" />;
}

function Choice({ field: { name, label, options = [], value } }: { readonly field: Field }) {
  const id = useId();
  const isAsked = value === undefined;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value ?? ''} required={isAsked}>
        {isAsked && (
          <option value="" disabled hidden>
            Choose
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function LongText({ field: { name, label, hint, value, isOptional = false } }: { readonly field: Field }) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        name={name}
        rows={2}
        defaultValue={value}
        required={!isOptional}
        aria-describedby={`${id}-hint`}
      />
      <small id={`${id}-hint`}>{hint}</small>
    </div>
  );
}
