import { Icon, type IconProps } from './Icon.tsx';

/** Search. */
export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.5 15.5l5.5 5.5" />
  </Icon>
);
