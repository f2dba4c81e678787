import { fn } from 'storybook/test';
import { UiLinkProvider, type UiLinkProps } from '../link/UiLink.tsx';
import type { ReactNode } from 'react';

/** Told which address a link of a story was followed to, and what the link carried along. */
export const followed = fn();

const WatchedLink = ({ href, state, children, ...rest }: UiLinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      followed(href, state);
    }}
  >
    {children}
  </a>
);

/** Links that tell `followed` and leave the story where it is. */
export const WithWatchedLinks = ({ children }: { readonly children: ReactNode }) => (
  <UiLinkProvider component={WatchedLink}>{children}</UiLinkProvider>
);
