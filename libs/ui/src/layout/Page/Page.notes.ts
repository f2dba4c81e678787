import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The column the whole product stands in.',
  when: ['Once, around everything of an app (R2-28).'],
  whenNot: ['To narrow a text: its own stylesheet does that.', 'Inside another Page.'],
  doDont: [
    {
      do: 'Let cards and lists run to its edge and pad by --edge themselves.',
      dont: 'Pad the column: bars and chalk lines would end early.',
    },
  ],
  accessibility: {
    name: 'No role: a plain box. The landmarks are its children.',
    keys: [],
    announcements: [],
    wcag: ['1.4.10 Reflow: nothing in it has a fixed width'],
  },
  anatomy: ['width: at most `--page-width` (768 px), in the middle', 'height: at least 60 % of the screen'],
};
