import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Home, Sports, Virtuals, Account at the thumb.',
  when: ['At the foot of every page, inside BottomDock (R2-23).'],
  whenNot: ['More than four places: MenuTabs.', 'Lists of one screen: LinkTabs.'],
  doDont: [
    {
      do: 'Prevent the link and open the login with the goal, when nobody is logged in (D47).',
      dont: 'Hide Account from visitors.',
    },
    {
      do: 'Keep the four in their order on every page.',
      dont: 'Swap one for a promotion.',
    },
  ],
  content: ['Home · Mwanzo. Sports · Michezo. Virtuals · Michezo pepe. Account · Akaunti.'],
  accessibility: {
    name: 'A navigation named “Main”; each link is named by its word, the sign is decoration.',
    keys: ['Tab goes from link to link, Enter follows.'],
    announcements: [],
    wcag: [
      '2.4.8 Location: `aria-current="page"`',
      '1.4.1 Use of Color: weight and a bar',
      '3.2.3 Consistent Navigation',
    ],
  },
  anatomy: [
    { part: 'current: bold, a bar of 3 px on top', at: '[aria-current=page]', tokens: ['--nav-mark'] },
    { part: 'sign, 22 px', at: '[aria-current=page] svg' },
    {
      part: 'word; at large text two rows of words, without signs',
      at: '.place:not([aria-current])',
      tokens: ['--type-meta', '--text-2'],
    },
    { part: 'ground, under a hairline', at: 'nav', tokens: ['--nav-surface', '--line'] },
    { part: 'height', tokens: ['--nav-height'] },
  ],
};
