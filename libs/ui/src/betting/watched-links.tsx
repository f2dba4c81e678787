import { fn } from 'storybook/test';
import { UiLinkProvider, type UiLinkProps } from '../link/UiLink.tsx';
import type { ReactNode } from 'react';

/** Records the address of each followed link of a story, and its navigation state. */
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

/** Links that call `followed` and do not leave the story. */
export const WithWatchedLinks = ({ children }: { readonly children: ReactNode }) => (
  <UiLinkProvider component={WatchedLink}>{children}</UiLinkProvider>
);
