import { Icon, type IconProps } from './Icon.tsx';

/** Home: the goal, seen from the spot. */
export const HomeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 20V6h18v14M1.5 20h4M18.5 20h4" />
    <path d="M3 11h18M8.5 6v9M15.5 6v9" strokeWidth="1.25" />
  </Icon>
);
