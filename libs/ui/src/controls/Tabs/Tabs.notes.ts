import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Views of one thing, changed without leaving the page.',
  when: [
    'Two to five views of one thing that change below without leaving the page: today, week, month, all bets; deposits and withdrawals.',
  ],
  whenNot: [
    'The choice should be shared or survive Back: LinkTabs, whose choice is in the address.',
    'A filter with many values: Pills.',
    'Steps in an order: they are no tabs.',
  ],
  doDont: [
    {
      do: 'Have the first tab’s content ready: moving along the tabs chooses at once.',
      dont: 'Start a heavy load on every arrow key.',
    },
  ],
  content: [
    'One or two words each, nouns: Today, This week, This month, All bets.',
    'The row scrolls sideways; the words are never cut.',
  ],
  accessibility: {
    name: 'A tab list named by `label`; each tab is named by its words and says whether it is selected.',
    keys: [
      'Tab enters at the chosen one.',
      'Arrow left and right move and choose, and go round.',
      'Home and End go to the ends and choose.',
    ],
    announcements: [],
    wcag: [
      '4.1.2 Name, Role, Value: `aria-selected`, `aria-controls`',
      '1.4.1 Use of Color: weight and a bar',
    ],
  },
  anatomy: ['height: `--tabs-height`', 'current: `--text`, bold, 3 px bar of `--nav-mark`'],
};
