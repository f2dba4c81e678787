import { classNames } from '../../class-names.ts';
import { UiLink, type UiLinkProps } from '../../link/UiLink.tsx';
import type { ButtonLook, ButtonSize } from './Button.tsx';
import styles from './Button.module.css';

export interface ButtonLinkProps extends UiLinkProps {
  /** `primary` by default. */
  readonly look?: ButtonLook;
  /** 44, 48 or 52 px high. */
  readonly size?: ButtonSize;
  /** Takes the full width of its container. */
  readonly isWide?: boolean;
}

/** A link that looks like a button. It only navigates. */
export function ButtonLink({
  look = 'primary',
  size = 'medium',
  isWide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <UiLink
      {...rest}
      className={classNames(styles['button'], className)}
      data-look={look}
      data-size={size}
      data-wide={isWide || undefined}
    >
      <span>{children}</span>
    </UiLink>
  );
}
