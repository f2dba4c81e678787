import { defineMain } from '@storybook/react-vite/node';
import { documentComponents } from '../src/facts/document-components.ts';
import { MANAGER_HEAD } from './manager-head.ts';

/** The catalogue of components and screens. Screens use a platform faked in the page; no request leaves it. */
export default defineMain({
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../src/pages/**/*.stories.tsx',
    { directory: '../../../libs/ui/src', files: '**/*.stories.tsx', titlePrefix: 'Components' },
    '../src/screens/shell/*.stories.tsx',
    '../src/screen-states/*.stories.tsx',
    '../src/screens/{casino,sportsbook}/*.stories.tsx',
    '../src/desk/*.stories.tsx',
  ],
  staticDirs: [
    { from: '../../sportsbook/icon.svg', to: '/favicon.svg' },
    // The page of the catalogue links its icon by the name of the file it came from.
    { from: '../../sportsbook/icon.svg', to: '/icon.svg' },
    { from: '../checks/baselines', to: '/pictures' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers) => (indexers ?? []).map(documentComponents),
  // Storybook takes no `build` of Vite's own settings.
  viteFinal: (config) => ({
    ...config,
    build: {
      ...config.build,
      chunkSizeWarningLimit: 2000,
      // Nearly every page shows components: in one file of code and one of styles they come sooner than in two hundred.
      cssCodeSplit: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          codeSplitting: {
            groups: [
              // Code that every page needs, apart: the first page waits for none of the components.
              { name: 'opening', tags: ['$initial'], priority: 1 },
              {
                name: 'first-page',
                test: /[\\/](?:icons[\\/]Logo\.|node_modules[\\/](?:react-dom|scheduler)[\\/])/,
                priority: 1,
              },
              // Each other language comes in one file, when chosen.
              {
                name: (id) =>
                  /[\\/]words[\\/](?:src[\\/])?(?!en\b)(\w\w)(?:[\\/]\w+)?\.json$/.exec(id)?.[1] ?? null,
                debugName: 'words',
                priority: 2,
              },
              {
                name: 'kit',
                test: /[\\/]libs[\\/](?:ui|words|betting-core|contracts)[\\/]src[\\/](?!.*\.(?:stories|notes)\.)/,
              },
            ],
          },
        },
      },
    },
  }),
  managerHead: (head) => `${head ?? ''}${MANAGER_HEAD}`,
});
