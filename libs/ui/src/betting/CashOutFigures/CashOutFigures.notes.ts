import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary:
    'The four figures of a cash-out: what arrives, what the bet is worth, what we keep, and what it may bring if kept.',
  when: ['In the sheet that a customer opened to cash out a bet (D102).'],
  whenNot: [
    'On a list, a card or a notice: nobody is told an offer that they did not ask for.',
    'What a bet pays if it wins, before it is placed: QuoteSummary.',
  ],
  doDont: [
    {
      do: 'Show worth and our part beside the offer, every time.',
      dont: 'Show the offer alone, or beside the stake as if it were a win.',
    },
    {
      do: 'Let the figures stand still until there are others.',
      dont: 'Count seconds down, or flash a figure that has changed.',
    },
  ],
  content: [
    'Take now · Chukua sasa. Average value now · Thamani ya wastani sasa. We keep (5%) · Tunabaki na (5%). If you keep the bet · Ukiiacha beti iendelee.',
    'Of a part two lines are told: what all of it may bring, kept, and what the part brings now beside what the rest may bring. Of a system, and of a pick that may be void, the chance is that of more than the stake: it may bring less.',
    'A chance is said as so many times in 100, never none and never all of them. All figures are after tax; the working says the tax.',
  ],
  accessibility: {
    name: 'A group “Cash-out” with a list of terms; the minus is read.',
    keys: ['Tab reaches “How is this worked out?”; Enter or Space opens and shuts it.'],
    announcements: ['None: figures that are asked for every few seconds are not read out each time.'],
    wcag: ['1.4.10 Reflow', '4.1.2 Name, Role, Value: the button says whether the working is open'],
  },
  anatomy: [
    { part: 'what arrives, on a chalk line', at: '.offer', tokens: ['--digits-bar', '--chalk'] },
    { part: 'what it may bring if kept', at: '.instead', tokens: ['--type-team'] },
  ],
};
