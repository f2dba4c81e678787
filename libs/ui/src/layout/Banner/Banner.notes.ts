import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A message across the page, drawn in the identity’s own marks.',
  when: ['One message of the house on a screen: how betting works here, a bonus and its conditions.'],
  whenNot: [
    'A jackpot on offer: JackpotCard.',
    'The casino’s row of messages: CasinoBanner.',
    'Sandbox or errors: SandboxNotice, FailedState.',
  ],
  doDont: [
    {
      do: 'Put the condition into the same breath: “Deposit at least KES 20. Released as you bet.”',
      dont: 'Promise “KES 2,000 free” and hide the conditions behind a star.',
    },
    {
      do: 'Use `isCompact` above a list of matches: one line.',
      dont: 'Push the first match below the fold.',
    },
    {
      do: 'Use `ink` for a second one on the same screen.',
      dont: 'Stack three banners, or count down.',
    },
  ],
  content: ['Title: at most six words, a fact. Amounts as “KES 2,000”. No exclamation mark, no “hurry”.'],
  accessibility: {
    name: 'A heading of the second level, a sentence and a link. The drawing is decoration.',
    keys: ['Tab reaches the link, if there is one.'],
    announcements: [],
    wcag: [
      '1.4.5 Images of Text: there are none',
      '1.4.3 Contrast (Minimum): `--on-jackpot` on `--jackpot`',
      '2.4.7 Focus Visible: the ring takes a light colour here',
      '2.2.2 Pause, Stop, Hide: nothing moves',
    ],
  },
  anatomy: [
    'ground: `--jackpot` (murram) or `--bar` (ink)',
    'corner: `--radius-card`',
    'drawing: penalty box in chalk, 28 %, at the bottom right; none while compact',
    'link: ButtonLink, gold, small',
  ],
};
