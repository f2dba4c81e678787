import { Icon, type IconProps } from './Icon.tsx';

/** My bets: a stack of slips. */
export const BetsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7h13v14H4z" />
    <path d="M8 7V3h12v14h-3M7.5 11.5h6M7.5 15.5h4" />
  </Icon>
);
