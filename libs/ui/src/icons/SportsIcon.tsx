import { Icon, type IconProps } from './Icon.tsx';

/** Sports: a ball on the chalk line. */
export const SportsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M20 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM2 22h20" />
    <path d="m12 7.2 3.6 2.6-1.4 4.2H9.8L8.4 9.8z" fill="currentColor" strokeWidth="1" />
    <path
      d="M12 3v4M19.4 8.6l-3.6 1.2M16.8 17.2l-2.4-3.2M7.2 17.2 9.6 14M4.6 8.6l3.6 1.2"
      strokeWidth="1.25"
    />
  </Icon>
);
