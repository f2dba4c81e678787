import type { ReactRenderer } from '@storybook/react-vite';
import type { Channel } from 'storybook/internal/channels';
import type { PreviewWeb } from 'storybook/preview-api';

declare global {
  /** Globals that Storybook sets on each story's page, for its test runner and for ours. */
  interface Window {
    /* eslint-disable @typescript-eslint/naming-convention -- the names are Storybook's */
    readonly __STORYBOOK_PREVIEW__: PreviewWeb<ReactRenderer>;
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}
