import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'What each number of right picks of a system pays, net of tax, before it is placed.',
  when: ['In the slip, while it is a system.'],
  whenNot: [
    'What a bet pays if all of it wins, with its working: QuoteSummary.',
    'After kick-off: SystemStanding.',
  ],
  doDont: [
    {
      do: 'Show every step, the ones that pay less than the stake too, and say so on them.',
      dont: 'Begin at the step that pays.',
    },
  ],
  content: [
    'Steps that pay nothing are one row: “0–1 right”. What it pays after tax, in KES · Inacholipa baada ya kodi, kwa KES. less than you stake · chini ya dau lako.',
    'The least is that of the lowest prices, the most that of the highest.',
  ],
  accessibility: {
    name: 'A group “What it pays after tax, in KES” with a list of terms; the bars before a number are not read.',
    keys: [],
    announcements: [],
    wcag: ['1.3.1 Info and Relationships', '1.4.1 Use of Color: a step below the stake says so in words'],
  },
  anatomy: [
    { part: 'right picks of all picks', at: '.pips', tokens: ['--brand', '--line'] },
    { part: 'least and most in the digits', at: 'dd', tokens: ['--digits-odds'] },
    { part: 'chalk line: from here on it brings back the stake or more', tokens: ['--chalk'] },
  ],
};
