import { Icon, type IconProps } from './Icon.tsx';

/** Good to know. */
export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9.5" />
    <path d="M12 11v5.5" />
    <path d="M12 7.25v.5" strokeWidth="2.5" />
  </Icon>
);
