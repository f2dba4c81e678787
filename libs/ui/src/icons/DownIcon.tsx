import { Icon, type IconProps } from './Icon.tsx';

/** Opens downwards. */
export const DownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 7 7-7" />
  </Icon>
);
