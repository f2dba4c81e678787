import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of BottomNav. */
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
  content: ['Home · Mwanzo. Sports · Michezo. Virtuals. Account · Akaunti.'],
  accessibility: {
    name: 'A navigation named “Main”; each link is named by its word, the sign is decoration.',
    keys: ['Tab goes from link to link, Enter follows.'],
    announcements: [],
    wcag: [
      '2.4.8 Location: `aria-current="page"`',
      '1.4.1 Use of Color: weight and a bar',
      '2.5.8 Target Size (Minimum): 56 px high',
      '3.2.3 Consistent Navigation',
    ],
  },
  anatomy: [
    'ground: `--nav-surface` under a hairline of `--line`',
    'height: `--nav-height`',
    'current: bold, 3 px bar of `--nav-mark` on top',
    'letters: `--type-meta` under a 22 px sign; at large text two rows of words, without signs',
  ],
};
