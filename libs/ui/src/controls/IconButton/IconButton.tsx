import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Action of the button in words: its accessible name and its tooltip. */
  readonly label: string;
  /** The icon, without its own `title`. */
  readonly icon: ReactNode;
}

/** A 44 × 44 button with only an icon; the label is its name. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['iconButton'], className)}
      aria-label={label}
      title={label}
    >
      {icon}
    </button>
  );
}
