import type { ReactNode } from 'react';
import { WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import styles from './TextField.module.css';

/**
 * The line below a field with its hint, or its error with an icon, so that colour is not the only sign. It is rendered while empty
 * too, so that new texts are announced.
 */
export function FieldMessage({
  id,
  hint,
  error,
}: {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
}) {
  return (
    <div id={id} className={error || hint ? styles['note'] : 'visually-hidden'} aria-live="polite">
      {error && (
        <p className={styles['error']}>
          <WarningIcon size="1rem" />
          {sumsWhole(error)}
        </p>
      )}
      {hint && <p>{hint}</p>}
    </div>
  );
}
