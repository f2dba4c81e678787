import { Icon, type IconProps } from './Icon.tsx';

/** A favourite; its inside takes `fill`. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9L12 3Z" />
  </Icon>
);
