import { Copy } from './Copy.tsx';

/** The name of a token; a tap copies it as a stylesheet uses it: `var(--page)`. */
export const TokenName = ({ name }: { readonly name: string }) => (
  <Copy text={() => `var(--${name})`} what={`the token ${name}`}>
    <code>--{name}</code>
  </Copy>
);
