import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Whether to go on, asked after half an hour of play in any games; a break is as near as going on.',
  when: ['Over a game in its frame, when the platform takes no stake before the answer.'],
  whenNot: [
    'A limit of the day that is reached: PlayLine says it.',
    'A message one only has to read: Dialog.',
  ],
  doDont: [
    {
      do: 'Give all three ways one look and one size.',
      dont: 'Make going on the big one.',
    },
    {
      do: 'Leave it until it is answered, through reloads and in every window.',
      dont: 'Give it a cross, a timer or Escape.',
    },
    {
      do: 'Say the plain sum, wins as losses.',
      dont: 'Praise, warn or advise.',
    },
  ],
  content: [
    '“You have played for 30 minutes” · “Umecheza kwa dakika 30”. “In all games together you are at −KES 60.00.” · “Katika michezo yote pamoja uko −KES 60.00.” Go on playing · Endelea kucheza. Stop playing · Acha kucheza. Take a break · Pumzika.',
  ],
  accessibility: {
    name: 'An alertdialog with the title and the sum; the game below it is inert, Go Back outside it is not.',
    keys: ['Tab goes through the three ways; Enter and Space take one.'],
    announcements: [
      'The title takes the focus when it appears; an answer that did not get through is said at once.',
    ],
    wcag: ['3.3.4 Error Prevention (Legal, Financial, Data)'],
  },
  anatomy: [
    'the stage of GameFrame',
    'three Buttons, secondary',
    'the break: BreakForm in a frame of `--chalk`',
  ],
};
