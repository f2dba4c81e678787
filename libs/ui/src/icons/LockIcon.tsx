import { Icon, type IconProps } from './Icon.tsx';

/** Locked: the price is off the board. */
export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 11V7.5a4 4 0 0 1 8 0V11" />
    <path d="M5 11h14v9.5H5z" fill="currentColor" />
  </Icon>
);
