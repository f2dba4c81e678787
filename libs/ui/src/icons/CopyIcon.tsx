import { Icon, type IconProps } from './Icon.tsx';

/** Copy. */
export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.5 8.5h11v12h-11z" />
    <path d="M15.5 8.5v-5h-11v12h4" />
  </Icon>
);
