import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The heading of a day’s matches: “21/11 Saturday”.',
  when: ['Above the matches of one day (R2-33).'],
  whenNot: ['A moment: print it in Nairobi time.', 'Another heading: an h2 of the page.'],
  doDont: [
    {
      do: 'Pass `id` and name the section below by it.',
      dont: 'Write “Today”: at midnight it would be wrong on an open page.',
    },
  ],
  content: [
    'Day/month weekday: “21/11 Saturday” · “21/11 Jumamosi”. The day is Nairobi’s, whatever the telephone says.',
  ],
  accessibility: {
    name: 'A heading of the second level, named by the day.',
    keys: [],
    announcements: [],
    wcag: ['3.1.1 Language of Page: the weekday is in the language of the visit'],
  },
  anatomy: ['letters: `--type-body`, 600, `--text-2`, equal digits'],
};
