import { Icon, type IconProps } from './Icon.tsx';

/** A bonus or a free bet. */
export const GiftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8h17v4.5h-17zM5 12.5v8h14v-8M12 8v12.5" />
    <path d="M12 8c-5 0-5.5-5-3-5s3 5 3 5Zm0 0c5 0 5.5-5 3-5s-3 5-3 5Z" strokeWidth="1.5" />
  </Icon>
);
