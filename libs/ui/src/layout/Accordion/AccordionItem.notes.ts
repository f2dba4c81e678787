import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One part that opens and shuts: a native details element.',
  when: ['Content that most do not need at once: further markets, a league tree, a limit.'],
  whenNot: ['What must be read before spending money: show it.', 'Tabs of equal rank: Tabs.'],
  doDont: [
    {
      do: 'Say in `meta` what is inside: a count, or “Until Sat 28 Nov, 12:00”.',
      dont: 'Make people open six parts to find which one is set.',
    },
    {
      do: 'Set `level` to fit the page’s outline.',
      dont: 'Leave level 2 inside a part of level 2.',
    },
  ],
  content: ['Title: a noun. The kit writes its first letter large, as market names of the feed come small.'],
  accessibility: {
    name: 'The browser’s own disclosure, named by title and meta; the title is a heading too.',
    keys: [
      'Tab reaches the head; Enter and Space open and shut.',
      'Find-in-page opens it where the browser can.',
    ],
    announcements: ['The browser reads open and shut.'],
    wcag: [],
  },
  anatomy: [
    'head: `--target-button` at least',
    'arrow: turns in `--t-move`',
    'meta: `--digits-meta`, `--text-3`',
  ],
};
