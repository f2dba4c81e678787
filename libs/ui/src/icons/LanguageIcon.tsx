import { Icon, type IconProps } from './Icon.tsx';

/** Language: two speech marks, no flags. */
export const LanguageIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 4h11v9H8l-3 3v-3H3z" />
    <path d="M17 9h4v8h-2v3l-3-3h-5v-1" />
  </Icon>
);
