import { Icon, type IconProps } from './Icon.tsx';

/** Virtual games: a pitch inside a screen. */
export const VirtualsIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2" y="4" width="20" height="16" rx="2.5" />
    <path d="M12 4v16" strokeWidth="1.25" />
    <circle cx="12" cy="12" r="3" strokeWidth="1.5" />
    <path d="M2 9.5h3v5H2M22 9.5h-3v5h3" strokeWidth="1.25" />
  </Icon>
);
