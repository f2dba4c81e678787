import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Links that look like tabs: the choice is in the address.',
  when: ['The lists of one screen whose choice belongs into the address: Top, Today, Tomorrow, Sports.'],
  whenNot: [
    'Views that need no address: Tabs.',
    'The destinations of the whole product: MenuTabs and BottomNav.',
  ],
  doDont: [
    {
      do: 'Give every tab a full address, so that it can be opened in a new tab, shared and gone back to.',
      dont: 'Stop the click and change a state by hand.',
    },
  ],
  content: ['Top, Today, Tomorrow, Sports, as the specification has them.'],
  accessibility: {
    name: 'A navigation named by `label`; each link is named by its words.',
    keys: ['Tab goes from link to link, Enter follows. Arrow keys do nothing: these are links.'],
    announcements: [],
    wcag: [
      '2.4.4 Link Purpose (In Context)',
      '2.4.8 Location: `aria-current="page"`',
      '1.4.1 Use of Color: weight and a bar',
    ],
  },
  anatomy: ['height: `--tabs-height`', 'current: `--text`, bold, 3 px bar of `--nav-mark`'],
};
