import type { ReactRenderer } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import type { PreviewWeb } from 'storybook/preview-api';

declare global {
  /** What Storybook puts on each page of a story, for its own test runner and for ours. */
  interface Window {
    readonly __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}
