import type { ComponentNotes } from '../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Gives the kit the router’s link.',
  when: ['Once, at the root of an app that has a router.'],
  whenNot: [
    'In a story or on the server without a router: plain anchors work there.',
    'One link alone that goes elsewhere: give that UiLink another address.',
  ],
  doDont: [
    {
      do: 'Pass a component with a stable reference.',
      dont: 'Make it inside a render: every link would be drawn anew.',
    },
  ],
  accessibility: {
    name: 'Draws nothing itself: each link is named by its content.',
    keys: ['As UiLink: Enter follows the link, the way its component goes.'],
    announcements: [],
    wcag: ['2.4.4 Link Purpose (In Context): links stay real anchors, to open in a new tab and to share'],
  },
};
