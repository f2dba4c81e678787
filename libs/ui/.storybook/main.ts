import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { wordsPlugin } from '../../../tools/vite/words-plugin.ts';

/** The catalogue: stories beside the components they show. It talks to nobody. */
export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['./pages/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [wordsPlugin()],
      resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
});
