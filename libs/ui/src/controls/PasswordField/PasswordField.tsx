import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'end'> & {
  /** "Password" unless told. */
  readonly label?: string;
  /** Tells the password manager whether to fill or to propose. */
  readonly purpose?: 'current' | 'new';
};

/**
 * A password, hidden until asked; pasting and password managers work. The eye says by its name alone what it does next: pressed as
 * well, it would be heard as “Hide password, pressed”, which is neither one state nor the other (WCAG 4.1.2).
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
