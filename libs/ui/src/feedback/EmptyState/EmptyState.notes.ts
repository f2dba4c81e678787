import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A list that really is empty: why, and what to do next.',
  when: ['The platform answered, and there is nothing: no matches today, no bets this week, an empty slip.'],
  whenNot: ['Nothing came because loading failed: FailedState (D44).', 'Still loading: Shimmer.'],
  doDont: [
    {
      do: 'Say why, and lead on: “No more matches today.” with “See tomorrow”.',
      dont: 'Write “No data” or “Nothing found”.',
    },
    {
      do: 'Offer what is near and free: another day, another list, Undo.',
      dont: 'Fill a quiet list with a deposit or a bonus.',
    },
  ],
  content: [
    'Title: a full sentence with what, when or where. The action is a place, not “OK”.',
    'The slip: “The betslip is empty. Tap the odds to add a pick.” · “Mkeka ni mtupu. Gusa odds kuongeza chaguo.”',
  ],
  accessibility: {
    name: 'Plain text; its action is a button or a link with keys of its own. The drawing is decoration; the title is no heading, so the outline of the page stays.',
    keys: [],
    announcements: [],
    wcag: ['1.1.1 Non-text Content: the drawing is hidden', '2.4.4 Link Purpose (In Context)'],
  },
  anatomy: [
    'drawing: half a centre circle over its line, in `--line`',
    'title: `--type-title`, `--text`',
    'text: `--text-2`',
  ],
};
