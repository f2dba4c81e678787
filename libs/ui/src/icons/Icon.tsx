import type { ComponentProps, ReactNode } from 'react';

/** Properties of an SVG, and a title for icons without text beside them. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Side length in CSS units; 1.375rem (22 px) by default. */
  readonly size?: string | number;
  /** Accessible name. Without it the icon is decoration, hidden from assistive technology. */
  readonly title?: string;
}

/** The base of every icon: a 24-unit box, lines of 2 units with round ends, in the text colour. */
export function Icon({
  size = '1.375rem',
  title,
  children,
  ...rest
}: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      {...rest}
    >
      {children}
    </svg>
  );
}
