import { Icon, type IconProps } from './Icon.tsx';

/** Onwards. */
export const ForwardIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m9.5 5 7 7-7 7" />
  </Icon>
);
