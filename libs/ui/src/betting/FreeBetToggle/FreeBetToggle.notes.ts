import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Stakes the free bet instead of money.',
  when: ['In the slip, when a free bet of more than KES 20 can be used (R5-09).'],
  whenNot: [
    'A free bet of KES 20 or less, or none: leave it out. Do not disable it.',
    'A bonus that cannot be staked yet: AccountSummary shows it.',
  ],
  doDont: [
    {
      do: 'Set the stake to the whole free bet when it is on (D06).',
      dont: 'Let half a free bet be staked.',
    },
    {
      do: 'Turn it off when the customer types a stake.',
      dont: 'Turn it on for the customer.',
    },
  ],
  content: ['Use free bet · Tumia beti ya bure, and the amount: “KES 50.00”.'],
  accessibility: {
    name: 'A button with `aria-pressed`, named “Use free bet KES 50.00”. The drawn switch is decoration.',
    keys: ['Enter and Space turn it on and off.'],
    announcements: [],
    wcag: ['1.4.1 Use of Color: the switch moves and a corner turns square'],
  },
  anatomy: [
    'off: `--gold-tint`, edge `--gold-text`',
    'on: `--gold` with `--on-gold`, `--signature-corner`',
    'height: `--target-button`',
  ],
};
