import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { ApprovedDrawingTool } from './ApprovedDrawingTool.ts';
import type { ComponentStatus } from '@kipenga/ui/stories/notes';

/** Pages to read, without settings. */
const PAGES_TO_READ = /^(?:start-here|foundations|resources|screens)-|^components-all-components/;

/** Sidebar badges of components in a status other than ready. */
const BADGES: Readonly<Partial<Record<ComponentStatus, readonly [word: string, ground: string]>>> = {
  new: ['new', '#daeefe'],
  'phase-out': ['phase out', '#ffeec7'],
  deprecated: ['deprecated', '#ffe3e6'],
};

const badge = ([word, ground]: readonly [string, string]) =>
  createElement(
    'span',
    {
      style: {
        marginLeft: 6,
        padding: '0 5px',
        borderRadius: 4,
        background: ground,
        color: '#1f1b16',
        fontSize: 11,
        fontWeight: 600,
      },
    },
    word,
  );

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Kipenga catalogue',
    brandUrl: './',
    colorPrimary: '#9d340c',
    colorSecondary: '#9d340c',
    appBg: '#f9f3ec',
    barSelectedColor: '#9d340c',
    // A system font: Storybook's would come late and move the bars while one reads.
    fontBase: 'system-ui, sans-serif',
  }),
  sidebar: {
    // A test is on the page of its component, to be opened there.
    filters: { stories: ({ tags = [] }) => !tags.includes('test-fn') },
    renderLabel: (item) => {
      const { name, type, tags } = item;
      if (type === 'docs') return item.title.split('/').at(-1);
      const found =
        type === 'component' ? Object.entries(BADGES).find(([status]) => tags.includes(status)) : undefined;
      return found === undefined ? name : createElement('span', null, name, badge(found[1]));
    },
  },
  layoutCustomisations: {
    showPanel: ({ storyId }, usual) => (PAGES_TO_READ.test(storyId ?? '') ? false : usual),
  },
});

addons.register('kipenga/approved-drawing', () =>
  addons.add('kipenga/approved-drawing/tool', {
    type: types.TOOL,
    title: 'Approved drawing',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(ApprovedDrawingTool),
  }),
);
