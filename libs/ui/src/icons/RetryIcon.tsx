import { Icon, type IconProps } from './Icon.tsx';

/** Once more. */
export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19.5 8A8.5 8.5 0 1 0 20.5 13" />
    <path d="M20.5 3v5.5H15" />
  </Icon>
);
