import { Icon, type IconProps } from './Icon.tsx';

/** Telephone. */
export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="6" y="2" width="12" height="20" rx="2.5" />
    <path d="M10.5 18.5h3" />
  </Icon>
);
