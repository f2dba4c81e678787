import { Icon, type IconProps } from './Icon.tsx';

/** The slip, with its one square corner. */
export const SlipIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5V5a2 2 0 0 1 2-2Z" />
    <path d="M9 8.5h6M9 12.5h6M9 16.5h3" />
  </Icon>
);
