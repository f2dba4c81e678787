import { Icon, type IconProps } from './Icon.tsx';

/** The account: a player behind the arc. */
export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="7.5" r="4" />
    <path d="M3.5 21a8.5 8.5 0 0 1 17 0" />
  </Icon>
);
