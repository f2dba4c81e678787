import { useWords } from '../../words/use-words.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'label' | 'type'> & {
  /** "Phone number" by default. */
  readonly label?: string;
};

/** A Kenyan mobile number (R5). It accepts any text; `parseMsisdn` checks it on submit. */
export function PhoneField({ label, ...rest }: PhoneFieldProps) {
  const t = useWords();
  return (
    <TextField
      name="phone"
      inputMode="tel"
      autoComplete="tel"
      placeholder="0712 345 678"
      {...rest}
      type="tel"
      label={label ?? t('ui.phone.label')}
    />
  );
}
