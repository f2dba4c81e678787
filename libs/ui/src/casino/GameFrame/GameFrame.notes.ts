import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A game in a frame of its own, with the way back outside it.',
  when: ['The pages of a casino or virtual game (R2-63, D30).'],
  whenNot: ['A page of ours: it needs no frame.', 'A payment: never inside a game’s frame.'],
  doDont: [
    {
      do: 'Pass a `LaunchUrl`: only `parseLaunchUrl` makes one, from the list of providers.',
      dont: 'Frame an address from the query as it is.',
    },
    {
      do: 'Keep Go Back on show while the game opens and when it failed.',
      dont: 'Leave the way out to the game.',
    },
  ],
  content: [
    'Go Back · Rudi. View Fullscreen · Skrini nzima. “Opening Anga Rocket” · “Inafungua Anga Rocket”. “Anga Rocket did not open.” · “Anga Rocket haikufunguka.”',
  ],
  accessibility: {
    name: 'A region and a heading of the first level with the game’s name; the frame has it as its title.',
    keys: [
      'Tab: Go Back, View Fullscreen, then the game.',
      'Enter and Space on View Fullscreen fill the screen and leave it; Escape leaves it too.',
    ],
    announcements: ['“Opening …” while the game loads, and a slow network after 8 s; both politely.'],
    wcag: [
      '2.4.1 Bypass Blocks: the frame is titled',
      '2.1.2 No Keyboard Trap: Go Back stands outside the frame',
      '2.4.3 Focus Order: under a question the game cannot be reached',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: [
    'bar: `--header-surface` over a chalk line',
    'line: what the house says of one’s play, a PlayLine',
    'stage: the rest of the screen',
    'question: over the stage, on `--page`; the game below it is inert',
    'name: on show from 34em of width',
  ],
  open: ['While the game has focus, Escape is the game’s.'],
};
