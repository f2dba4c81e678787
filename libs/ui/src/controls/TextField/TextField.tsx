import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { FieldMessage } from './FieldMessage.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Label, always visible above the field. */
  readonly label: string;
  /** Shorter label, shown where there is little room; screen readers read the whole one. */
  readonly shortLabel?: string;
  /** Explains how to fill the field; stays visible. */
  readonly hint?: ReactNode;
  /** Error text. Marks the field as invalid; an empty string marks it without a text (R8, login). */
  readonly error?: string | null | undefined;
  /** Text inside the field before the input, read with the hint. */
  readonly prefix?: string;
  /** Buttons inside the field at its end. */
  readonly end?: ReactNode;
}

/** A labelled one-line field, described by its hint and its error. A new error is announced. */
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
