import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Text of the checkbox; may contain links. */
  readonly label: ReactNode;
  /** Error text; marks the box as invalid and is announced. */
  readonly error?: string | null | undefined;
}

/** A checkbox whose whole line can be tapped. */
export function Checkbox({ label, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null;
  return (
    <div className={styles['checkbox']} data-invalid={isInvalid || undefined}>
      <label htmlFor={fieldId}>
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${fieldId}-note`}
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={`${fieldId}-note`} error={error} />
    </div>
  );
}
