import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A small turning arc beside words that say what is under way.',
  when: [
    'Inside a button that is busy (Button does it by itself).',
    'Beside a sentence: “Checking your bet…”.',
    'While a window’s file comes.',
  ],
  whenNot: [
    'A list: Shimmer. Casino tiles: GameShimmer.',
    'Alone on a page: without words it says nothing to a screen reader.',
  ],
  doDont: [
    {
      do: 'Put words beside it, in a status region, when the wait matters.',
      dont: 'Let it stand for “your bet is being placed”.',
    },
  ],
  content: ['No words of its own.'],
  accessibility: {
    name: 'Hidden: it is decoration.',
    keys: [],
    announcements: [],
    wcag: [
      '1.1.1 Non-text Content: the words beside it carry the meaning',
      '2.2.2 Pause, Stop, Hide: it lasts as long as the wait',
      '2.3.3 Animation from Interactions: it stands still where reduced motion is asked for',
    ],
  },
  anatomy: ['colour: that of the text', 'side: 1.125rem unless told'],
};
