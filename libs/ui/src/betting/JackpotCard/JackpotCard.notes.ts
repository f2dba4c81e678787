import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A jackpot on offer: what can be won, for how much, until when.',
  when: ['On Home and above lists, as the way to /jackpots.'],
  whenNot: [
    'The page Jackpots: JackpotPanel.',
    'The casino’s jackpot: JackpotTicker.',
    'Any other message: Banner.',
  ],
  doDont: [
    {
      do: 'Give the closing time as a time: “Closes Sat 21 Nov, 16:30”.',
      dont: 'Count down.',
    },
    {
      do: 'Print the price of one line with the prize.',
      dont: 'Print the prize alone.',
    },
  ],
  content: [
    '“Mega Jackpot · 17 matches · KES 99” · “Mega Jackpot · mechi 17 · KES 99”. Pick now · Chagua sasa. Closes {day} {time} · Inafungwa {day} {time}.',
    'Whole shillings without “.00”. 18+ stands on the card.',
  ],
  accessibility: {
    name: 'An article with a heading of the second level; its one link is named “Pick now”.',
    keys: ['Tab reaches the link; Enter follows it.'],
    announcements: [],
    wcag: [
      '1.4.3 Contrast (Minimum): `--on-jackpot` on `--jackpot`',
      '2.2.2 Pause, Stop, Hide: nothing moves',
      '2.4.4 Link Purpose (In Context)',
    ],
  },
  anatomy: [
    { part: 'ground, a chalk frame 6 px inside', at: '.card', tokens: ['--jackpot', '--on-jackpot'] },
    { part: 'name, matches and stake', at: '.meta', tokens: ['--type-small'] },
    { part: 'prize in the largest digits', at: '.prize', tokens: ['--digits-jackpot'] },
    { part: 'closing time', at: '.foot p', tokens: ['--type-small'] },
    {
      part: 'a ButtonLink: gold, small, always at the right',
      at: '.foot a',
      tokens: ['--gold', '--on-gold'],
    },
    { part: '18+ in the corner arc', at: '.age', tokens: ['--digits-meta'] },
  ],
};
