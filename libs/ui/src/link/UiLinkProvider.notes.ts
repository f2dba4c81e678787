import type { ComponentNotes } from '../../.storybook/notes.ts';

/** What a designer should know of UiLinkProvider. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Gives the kit the router’s link.',
  when: ['Once, at the root of an app that has a router.'],
  whenNot: ['In a story or on the server without a router: plain anchors work there.'],
  doDont: [
    {
      do: 'Pass a component with a stable reference.',
      dont: 'Make it inside a render: every link would be drawn anew.',
    },
  ],
  accessibility: {
    name: 'Draws nothing itself.',
    keys: [],
    announcements: [],
    wcag: ['2.4.4 Link Purpose (In Context): links stay real anchors, to open in a new tab and to share'],
    tested: [
      'The provider’s component gets every property, state too',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
};
