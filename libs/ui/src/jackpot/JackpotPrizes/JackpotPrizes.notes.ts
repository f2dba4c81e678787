import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'What a ticket can win, tier by tier, and the rules that decide it.',
  when: ['With the slip of a jackpot, before the ticket is placed.'],
  whenNot: ['As an advertisement: JackpotCard.'],
  doDont: [
    {
      do: 'Say that prizes are shared.',
      dont: 'Print the pool as what one ticket wins.',
    },
  ],
  content: [
    'All 17 right · Zote 17 sahihi. “The lines that win a prize share it.” · “Kila zawadi inagawanywa kwa mistari yote iliyoishinda.”',
    '“A void match makes every pick on it right.”',
  ],
  accessibility: {
    name: 'A heading of the third level, a list of terms and amounts, sentences.',
    keys: [],
    announcements: [],
    wcag: [],
  },
  anatomy: ['amounts: `--digits-odds`', 'first tier: `--type-team` and `--digits-bar`'],
};
