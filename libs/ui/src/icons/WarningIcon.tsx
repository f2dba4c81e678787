import { Icon, type IconProps } from './Icon.tsx';

/** Something is wrong. */
export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 22 20.5H2z" />
    <path d="M12 9.5v5" />
    <path d="M12 17.5v.25" strokeWidth="2.5" />
  </Icon>
);
