import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Holds the slip bar and the bottom navigation at the lower edge.',
  when: ['Once, as the last part of a page.'],
  whenNot: ['Messages: ToastRegion floats above it.', 'The foot with licence and help: Footer.'],
  doDont: [
    {
      do: 'Put the slip bar above the navigation.',
      dont: 'Put a third bar in: a small phone would be half bars.',
    },
  ],
  accessibility: {
    name: 'No role: a plain box. What it holds has names and keys of its own.',
    keys: [],
    announcements: [],
    wcag: [
      '2.4.11 Focus Not Obscured (Minimum): the page’s scroll padding',
      '1.4.4 Resize Text and 1.4.10 Reflow: on a low screen, or at very large text, it waits at the end of the page',
    ],
  },
  anatomy: ['layer: `--layer-bars`', 'width: at most `--page-width`'],
};
