import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The bar over the bottom navigation while a slip holds picks.',
  when: ['As soon as the slip or the jackpot slip holds a pick (R2-25); inside BottomDock.'],
  whenNot: ['The slip is empty: no bar.', 'Any other message at the foot of the page: ToastRegion.'],
  doDont: [
    {
      do: 'Show the number of picks and the total odds.',
      dont: 'Show a possible win before a stake was chosen.',
    },
    {
      do: 'Let the count fade in once when it changes.',
      dont: 'Let the bar bounce, shake or grow.',
    },
  ],
  content: [
    'Open slip · Fungua mkeka. Total odds · Jumla ya odds. Betslip · Mkeka.',
    'For a jackpot a note in place of the odds: “9 of 17”.',
  ],
  accessibility: {
    name: 'A region named “Betslip”: “2 picks, 5.05 Total odds”, and a button “Open slip” that announces a dialog, and is `aria-busy` while it comes.',
    keys: ['Tab reaches the button; Enter and Space open the slip.'],
    announcements: [
      'None while the button is busy, and none is needed: the window that opens takes the focus and is announced.',
    ],
    wcag: [
      '2.4.11 Focus Not Obscured (Minimum): the page’s scroll padding keeps focus above it',
      '1.4.3 Contrast (Minimum): `--on-bar` on `--bar` reaches 7 : 1',
      '2.3.3 Animation from Interactions: no fade with reduced motion',
    ],
  },
  anatomy: [
    { part: 'ground: ink on chalk turned round', at: '.bar', tokens: ['--bar', '--on-bar'] },
    { part: 'count, in the D of the penalty arc', at: '.count', tokens: ['--digits-jackpot'] },
    {
      part: 'total odds and their label; a note in their place',
      at: '.odds',
      tokens: ['--digits-bar', '--on-bar-2', '--type-team'],
    },
    { part: 'the one Button', at: '.open', tokens: ['--brand', '--on-brand'] },
    { part: 'height', tokens: ['--bar-height'] },
  ],
};
