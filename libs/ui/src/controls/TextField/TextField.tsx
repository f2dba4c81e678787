import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Its name, always on show above it. */
  readonly label: string;
  /** What of its name is on show where there is little room; the whole name is read. */
  readonly shortLabel?: string;
  /** Says how to fill the field; stays visible. */
  readonly hint?: ReactNode;
  /** What is wrong. Marks the field invalid; an empty string marks it without a text of its own (R8, login). */
  readonly error?: string | null | undefined;
  /** Printed inside the field, before what is typed, and read with its hint. */
  readonly prefix?: string;
  /** Buttons inside the field, at its end. */
  readonly end?: ReactNode;
}

/** A labelled one-line field. Its hint and its error are its description; the error is announced when it appears. */
export function TextField({
  label,
  shortLabel,
  hint,
  error,
  prefix,
  end,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null;
  return (
    <div className={styles['field']} data-invalid={isInvalid || undefined}>
      <label className={styles['label']} htmlFor={fieldId}>
        {shortLabel ?? label}
      </label>
      <div className={styles['box']}>
        {prefix !== undefined && (
          <span id={`${fieldId}-prefix`} className={styles['prefix']}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...rest}
          id={fieldId}
          {...(shortLabel !== undefined && { 'aria-label': label })}
          className={classNames(styles['input'], className)}
          aria-invalid={isInvalid || undefined}
          aria-describedby={classNames(prefix !== undefined && `${fieldId}-prefix`, `${fieldId}-note`)}
        />
        {end}
      </div>
      <FieldMessage id={`${fieldId}-note`} hint={hint} error={error} />
    </div>
  );
}
