import { Icon, type IconProps } from './Icon.tsx';

/** Money out. */
export const WithdrawIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14V3M7.5 7.5 12 3l4.5 4.5" />
    <path d="M3 14v6.5h18V14" />
  </Icon>
);
