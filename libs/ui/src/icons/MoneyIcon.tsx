import { Icon, type IconProps } from './Icon.tsx';

/** My transactions. */
export const MoneyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2 6h20v12H2z" />
    <circle cx="12" cy="12" r="3" />
    <path d="M5.5 9v0M18.5 15v0" strokeWidth="2.5" />
  </Icon>
);
