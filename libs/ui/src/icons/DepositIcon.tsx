import { Icon, type IconProps } from './Icon.tsx';

/** Money in. */
export const DepositIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3v11M7.5 9.5 12 14l4.5-4.5" />
    <path d="M3 14v6.5h18V14" />
  </Icon>
);
