import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

/** Where there is something to read and nothing to set. */
const PAGES_TO_READ = /^(?:start-here|foundations|resources|patterns)-/;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Kipenga catalogue',
    brandUrl: './',
    colorPrimary: '#9d340c',
    colorSecondary: '#9d340c',
    appBg: '#f9f3ec',
    barSelectedColor: '#9d340c',
  }),
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (PAGES_TO_READ.test(storyId ?? '') ? false : usual),
  },
});
