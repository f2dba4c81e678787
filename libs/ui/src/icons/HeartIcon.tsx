import { Icon, type IconProps } from './Icon.tsx';

/** A favourite. */
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20.5 4.4 12.9a4.8 4.8 0 0 1 6.8-6.8l.8.8.8-.8a4.8 4.8 0 0 1 6.8 6.8z" />
  </Icon>
);
