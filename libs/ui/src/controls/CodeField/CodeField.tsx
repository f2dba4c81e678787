import { useWords } from '../../words/use-words.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import styles from './CodeField.module.css';

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'type'> & {
  /** "Code from the SMS" by default. */
  readonly label?: string;
};

/** The six-digit code of an SMS: one field, so that paste and the phone's own suggestion fill it at once. */
export function CodeField({ label, ...rest }: CodeFieldProps) {
  const t = useWords();
  return (
    <div className={styles['code']}>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        {...rest}
        label={label ?? t('ui.code.label')}
      />
    </div>
  );
}
