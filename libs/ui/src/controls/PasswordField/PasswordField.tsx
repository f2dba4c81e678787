import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'end'> & {
  /** "Password" by default. */
  readonly label?: string;
  /** Decides whether the password manager fills in a password or proposes one. */
  readonly purpose?: 'current' | 'new';
};

/**
 * A password field with a button that shows the password; pasting and password managers work. The button states its next action by
 * its name alone: with `aria-pressed` it would be read as “Hide password, pressed”, which is ambiguous (WCAG 4.1.2).
 */
export function PasswordField({ label, purpose = 'current', ...rest }: PasswordFieldProps) {
  const t = useWords();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
      icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setShown(!isShown)}
    />
  );
  return (
    <TextField
      name="password"
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={isShown ? 'text' : 'password'}
      label={label ?? t('ui.password.label')}
      end={toggle}
    />
  );
}
