import { Icon, type IconProps } from './Icon.tsx';

/** Leave: log out. */
export const OutIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 4H4v16h10M10 12h11M17 8l4 4-4 4" />
  </Icon>
);
