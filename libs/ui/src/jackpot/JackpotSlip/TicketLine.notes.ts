import type { ComponentNotes } from '../../stories/notes.ts';

/** What a designer should know of TicketLine. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Until when a ticket is taken, how likely it wins the prize, and what that leaves after tax.',
  when: ['At the foot of the jackpot slip, where the sums may have been scrolled away.'],
  whenNot: [
    'A bet with odds: PayoutLine.',
    'In place of the sums: they stand in the slip as JackpotWorking and JackpotWin.',
  ],
  doDont: [
    {
      do: 'Put the chance beside the sum: both decide what a ticket is worth.',
      dont: 'Count down to the closing time: nobody should pick in a hurry.',
    },
  ],
  content: [
    'Closes · Inafungwa. Chance of all 17 right · Uwezekano wa zote 17. Net, all 17 right, not shared · Halisi, zote 17, bila kugawana.',
  ],
  accessibility: {
    name: 'A list of terms and figures.',
    keys: [],
    announcements: [],
    wcag: [
      '1.3.1 Info and Relationships: terms and figures',
      '3.3.4 Error Prevention (Legal, Financial, Data): the outcome beside the button',
    ],
  },
  anatomy: ['labels: `--type-meta`, `--text-2`', 'figures: `--type-small`', 'net: `--digits-odds`'],
};
