import { Icon, type IconProps } from './Icon.tsx';

/** Time. */
export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 6.5V12l4 2.5" />
  </Icon>
);
