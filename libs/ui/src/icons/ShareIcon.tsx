import { Icon, type IconProps } from './Icon.tsx';

/** Share: one to many. */
export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5" />
    <path d="M5 12v8.5h14V12" />
  </Icon>
);
