import { Icon, type IconProps } from './Icon.tsx';

/** More. */
export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 4.5v15M4.5 12h15" />
  </Icon>
);
