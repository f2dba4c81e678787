import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in words: its name and its tooltip. */
  readonly label: string;
  /** The sign; leave its own `title` out. */
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
