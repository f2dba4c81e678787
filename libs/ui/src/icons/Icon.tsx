import type { ComponentProps, ReactNode } from 'react';

/** An icon's properties: an SVG's, and a name only where no text beside it says the same. */
export interface IconProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Side in CSS units; 1.375rem (22 px) unless told. */
  readonly size?: string | number;
  /** What the icon says. Without it the icon is decoration and hidden from assistive technology. */
  readonly title?: string;
}

/** The frame of every icon: a 24-unit field, lines of 2 units with round ends, in the colour of the text. */
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
