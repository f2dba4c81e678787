import { Icon, type IconProps } from './Icon.tsx';

/** Less. */
export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 12h15" />
  </Icon>
);
