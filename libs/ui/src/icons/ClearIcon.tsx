import { Icon, type IconProps } from './Icon.tsx';

/** Take away. */
export const ClearIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10.5 11v5.5M13.5 11v5.5" />
  </Icon>
);
