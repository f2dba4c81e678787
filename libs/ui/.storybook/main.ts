import { defineMain } from '@storybook/react-vite/node';
import { msw } from 'msw/vite';
import { mergeConfig } from 'vite';
import { wordsPlugin } from '../../../tools/vite/words-plugin.ts';
import { componentsPlugin } from './components/components-plugin.ts';
import { tokensPlugin } from './components/tokens-plugin.ts';
import { documentComponents } from './document-components.ts';
import { MANAGER_HEAD } from './manager-head.ts';

/** The catalogue: stories beside what they show. It talks to nobody: screens speak with a platform faked in the page. */
export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    './pages/**/*.stories.tsx',
    { directory: '../src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    '../../shell/src/**/*.stories.tsx',
    '../../../apps/{sportsbook,casino}/src/**/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../../../apps/sportsbook/icon.svg', to: '/favicon.svg' },
    // The page of the catalogue links its icon by the name of the file it came from.
    { from: '../../../apps/sportsbook/icon.svg', to: '/icon.svg' },
    { from: './checks/baselines', to: '/pictures' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers) => (indexers ?? []).map(documentComponents),
  managerHead: (head) => `${head ?? ''}${MANAGER_HEAD}`,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [wordsPlugin(), componentsPlugin(), tokensPlugin(), msw({ mode: 'worker-only' })],
      resolve: { conditions: ['@kipenga/source', 'module', 'browser', 'development|production'] },
      build: { chunkSizeWarningLimit: 2000 },
    }),
});
