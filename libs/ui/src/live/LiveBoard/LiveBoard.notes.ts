import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'The score of a match in play or over, at the head of its page.',
  when: ['On the page of a match that has begun (D103).'],
  whenNot: ['In a list: LiveCard.'],
  doDont: [
    { do: 'Tell a screen reader the score when it changes.', dont: 'Tell it every minute that passes.' },
  ],
  content: [
    'The reason stands where betting is stopped: “Penalty. Odds come back after it.” · “Penalti. Odds zitarudi ikishapigwa.”',
  ],
  accessibility: {
    name: 'A region “Score” with a heading that reads “Gor Mahia 2, AFC Leopards 1”.',
    keys: [],
    announcements: ['A polite status tells the score when it changes, and why betting has stopped.'],
    wcag: [
      '1.4.4 Resize Text: the score grows with the text and never past the screen',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: [
    { part: 'score, in the digits', at: '.score', tokens: ['--digits-jackpot'] },
    { part: 'minute', at: '.minute', tokens: ['--digits-odds', '--radius-full'] },
  ],
};
