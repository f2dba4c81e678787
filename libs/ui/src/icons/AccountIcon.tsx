import { Icon, type IconProps } from './Icon.tsx';

/** The account: a player behind the arc. */
export const AccountIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 7.5a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM3.5 21a8.5 8.5 0 0 1 17 0" />
  </Icon>
);
