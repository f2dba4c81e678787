import { Icon, type IconProps } from './Icon.tsx';

/** Full view. */
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 9V3h6M21 9V3h-6M3 15v6h6M21 15v6h-6" />
  </Icon>
);
