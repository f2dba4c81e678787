import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import styles from './Button.module.css';

/** Look of a button: one `primary` per screen; `gold` only for jackpots and bonuses. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'gold' | 'danger';

/** 44, 48 or 52 px high; `place` is the one button that spends money. */
export type ButtonSize = 'small' | 'medium' | 'place';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` by default. */
  readonly look?: ButtonLook;
  /** 44, 48 or 52 px high; `place` is the one button that spends money. */
  readonly size?: ButtonSize;
  /** Takes the full width of its container. */
  readonly isWide?: boolean;
  /** True while work is under way: the button keeps its size and focus, shows a spinner, and ignores presses. */
  readonly isBusy?: boolean;
  /** Icon before the label; replaced by a spinner while busy. */
  readonly icon?: ReactNode;
}

/** A button. While busy or `aria-disabled` it stays in the tab order, so that the focus is not lost, but does nothing. */
export function Button({
  look = 'primary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isOff = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={isOff ? 'button' : type}
      className={classNames(styles['button'], className)}
      data-look={look}
      data-size={size}
      data-wide={isWide || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isOff ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      <span>{children}</span>
    </button>
  );
}
