import { Icon, type IconProps } from './Icon.tsx';

/** Taken, done. */
export const TickIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 12.5 5.5 5.5L20 6.5" strokeWidth="3" strokeLinecap="butt" strokeLinejoin="miter" />
  </Icon>
);
