import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Does one thing on this page when it is pressed.',
  when: [
    'To do something on this page: send a form, open a sheet, place a bet.',
    '`primary` for the one main deed of a screen or sheet. `secondary` for a deed beside it. `quiet` for a small one: Cancel, Remove all.',
    '`size="place"` (52 px) for the button that spends money, and for nothing else.',
  ],
  whenNot: [
    'To go to another address: ButtonLink.',
    'Only an icon: IconButton, which cannot be left without a name.',
    'A price: OddsButton or JackpotPickButton. On and off with an amount: FreeBetToggle.',
  ],
  doDont: [
    {
      do: 'Write what happens, with the amount: “Place bet, KES 49.00”.',
      dont: 'Write “OK”, “Submit” or “Place bet” without the amount.',
    },
    {
      do: 'Set `isBusy` while the answer is awaited: the button keeps its size and its focus and ignores presses.',
      dont: 'Set `disabled` while sending: the focus is lost and a keyboard starts again at the top.',
    },
    {
      do: 'Use `gold` for jackpots and bonuses, `danger` for what cannot be taken back.',
      dont: 'Put two `primary` buttons on one screen, or gold on a deposit.',
    },
  ],
  content: [
    'A verb first, in sentence case, at most four words and an amount. No exclamation mark, no capitals throughout.',
    'Log In · Ingia. Register · Jisajili. Deposit · Weka pesa. Withdraw · Toa pesa. Close · Funga. Retry · Jaribu tena.',
    'Swahili runs longer. The words wrap inside the button; they are never cut.',
  ],
  accessibility: {
    name: 'A button named by its words. The icon is decoration and never stands for a word here.',
    keys: [
      'Enter and Space press it.',
      'Tab reaches it while it is busy too; presses then do nothing. So with `aria-disabled`.',
    ],
    announcements: [],
    wcag: [
      '2.4.7 Focus Visible: a 3 px ring after a 2 px gap',
      '1.4.3 Contrast (Minimum): each look is a tested pair of tokens',
      '4.1.2 Name, Role, Value: `aria-busy` and `aria-disabled` while busy',
    ],
  },
  anatomy: [
    { part: 'primary: one a screen', at: '[data-look=primary]', tokens: ['--brand', '--on-brand'] },
    { part: 'secondary', at: '[data-look=secondary]', tokens: ['--surface', '--control'] },
    { part: 'quiet: a deed that can wait', at: '[data-look=quiet]', tokens: ['--brand-strong'] },
    { part: 'gold: jackpots and bonuses alone', at: '[data-look=gold]', tokens: ['--gold', '--on-gold'] },
    { part: 'disabled', at: 'button:disabled', tokens: ['--sunken', '--line', '--text-3'] },
    { part: 'corner', tokens: ['--radius-control'] },
    { part: 'height: small, medium, place', tokens: ['--target', '--target-button', '--target-place'] },
  ],
  drawnOn: 'States',
};
