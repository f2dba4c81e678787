import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The row of destinations under the header.',
  when: ['Under the header, on the pages whose route shows it (R2-22).'],
  whenNot: ['The four places at the thumb: BottomNav.', 'Lists of one screen: LinkTabs.'],
  doDont: [],
  content: [
    'Home, Sports, the crash games, Rocketman, Fastballs, Virtuals, Help (R2). New · Mpya. Menu · Menyu.',
    'At its end, over the row, the sportsbook has the way to a booking code: an icon with a name.',
  ],
  accessibility: {
    name: 'A navigation named “Menu”, a list of links; a new one is read “Aviator New”.',
    keys: ['Tab goes from link to link and brings each into view, Enter follows.'],
    announcements: [],
    wcag: [
      '2.4.8 Location: `aria-current="page"`',
      '1.4.1 Use of Color: weight and a bar',
      '3.2.3 Consistent Navigation',
    ],
  },
  anatomy: [
    'ground: `--header-surface` over a hairline of `--line`',
    'height: `--tabs-height`',
    'letters: `--type-body` in `--text-2`; current: bold, `--text`, 3 px bar of `--nav-mark`',
    'New: `--gold` with `--on-gold`, `--type-meta`, bottom right corner square',
  ],
};
