import { Button, PasswordField, TextField } from '@kipenga/ui';
import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import styles from './parts.module.css';

/** One thing a form asks for. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** Default: `text`. */
  readonly kind?:
    | 'text'
    | 'number'
    | 'password'
    | 'new-password'
    | 'code'
    | 'choice'
    | 'long'
    | 'day'
    | 'moment';
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
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy && form.current) onSubmit(valuesOf(form.current));
  };
  return (
    <form ref={form} className={styles['form']} data-row={isRow || undefined} onSubmit={send}>
      {fields.map((field) => (
        <FieldOf key={field.name} field={field} />
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

function FieldOf({ field }: { readonly field: Field }) {
  const { name, label, kind = 'text', hint, value, isOptional = false } = field;
  const plain = { name, label, hint, defaultValue: value, required: !isOptional };
  if (kind === 'choice') return <Choice field={field} />;
  if (kind === 'long') return <LongText field={field} />;
  if (kind === 'password') return <PasswordField {...plain} />;
  if (kind === 'new-password') return <PasswordField {...plain} purpose="new" minLength={12} />;
  if (kind === 'code')
    return (
      <TextField {...plain} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" maxLength={6} />
    );
  if (kind === 'number')
    return <TextField {...plain} autoComplete="off" inputMode="decimal" pattern="\d+(\.\d{1,2})?" />;
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
