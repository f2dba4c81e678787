import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary:
    'The wait of a bet on a match in play: said before the tap, counted while it lasts, and what came of it.',
  when: ['In the slip that holds a pick of a match in play, from before the tap to the verdict (D103).'],
  whenNot: [
    'An answer that takes long: Spinner.',
    'Anything that could be pressed to make it shorter: nothing can.',
  ],
  doDont: [
    { do: 'Say the number of seconds and why, before the tap.', dont: 'Let a customer find out after it.' },
    {
      do: 'Say what happened when a bet falls, and that the money is back.',
      dont: 'Say only “odds changed”.',
    },
  ],
  content: [
    'Your bet is waiting · Beti yako inasubiri. Bet placed · Beti imewekwa. Bet not placed · Beti haikuwekwa.',
    'The number and the word carry it: with motion off, or printed, it reads the same.',
  ],
  accessibility: {
    name: 'A region “Your waiting bet”; inside it a timer with the seconds and a status with the words.',
    keys: [],
    announcements: [
      'A polite status tells once that the bet waits and once what came of it. The seconds are not read out.',
    ],
    wcag: [
      '2.2.1 Timing Adjustable: nothing is asked of the customer within the time',
      '2.3.3 Animation from Interactions',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: [
    { part: 'seconds left', at: '.ring > b', tokens: ['--digits-jackpot'] },
    {
      part: 'ring, a repetition of the number',
      at: '.ring > svg',
      tokens: ['--brand', '--line', '--t-move'],
    },
  ],
};
