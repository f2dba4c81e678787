import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The casino’s kinds of games, one chosen.',
  when: ['Above the casino’s grid (R2-62, R9-09).'],
  whenNot: ['Other filters: Pills.'],
  doDont: [
    {
      do: 'Pass the categories that have games.',
      dont: 'Show a kind that is always empty.',
    },
    {
      do: 'Leave the row where it is while the games load below it.',
      dont: 'Move the page to the grid at every choice.',
    },
  ],
  content: [
    'Eleven kinds: Live Games · Michezo mubashara, Video Slots · Sloti za video, Classic Slots · Sloti za kawaida, Scratch Card · Kadi za kukwangua, Roulette · Ruleti, Baccarat New · Baccarat mpya. RGS - VSB · Michezo pepe and DGA · Michezo ya papo hapo keep their English names, and the page says in a line what is in them (D107); Baccarat, Blackjack stay; Jackpots · Jackpot.',
  ],
  accessibility: {
    name: 'A group named “Kinds of games”, of buttons with `aria-pressed`.',
    keys: ['Tab goes from pill to pill; Enter and Space choose.'],
    announcements: [],
    wcag: [
      '1.4.1 Use of Color',
      '2.4.3 Focus Order: the chosen one is brought into view without moving the page',
    ],
  },
  anatomy: ['as Pills'],
};
