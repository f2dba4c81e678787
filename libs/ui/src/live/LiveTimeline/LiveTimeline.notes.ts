import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'What happened in a match: goals, cards, penalties looked at, breaks; the newest first.',
  when: ['On the page of a match that has begun, and after its end (D103).'],
  whenNot: ['How both sides did in earlier matches: the form of a match.'],
  doDont: [{ do: 'Write the score after a goal in its line.', dont: 'Leave the reader to count goals.' }],
  content: [
    'Penalty is being checked · Penalti inaangaliwa. Half-time · Mapumziko. Full time · Mechi imeisha.',
  ],
  accessibility: {
    name: 'A section “What happened” with an ordered list; each item reads minute, event, side and score.',
    keys: ['Tab reaches “Show all”, where there are more than three; Enter or Space shows the rest.'],
    announcements: ['None: the board tells a goal.'],
    wcag: [
      '1.3.1 Info and Relationships: a list, in reversed order',
      '1.4.1 Use of Color: a card’s kind is a word',
    ],
  },
  anatomy: [
    { part: 'sign on the line of the match', at: '.sign', tokens: ['--text', '--gold', '--bad'] },
    { part: 'score after it', at: '.score', tokens: ['--digits-odds'] },
  ],
};
