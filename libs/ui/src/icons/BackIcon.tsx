import { Icon, type IconProps } from './Icon.tsx';

/** Back. */
export const BackIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m14.5 5-7 7 7 7" />
  </Icon>
);
