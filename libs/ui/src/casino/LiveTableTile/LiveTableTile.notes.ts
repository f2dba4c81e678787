import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of LiveTableTile. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A live table: its picture, its limits, its seats.',
  when: ['A table of the live casino (R7-14).'],
  whenNot: ['A game without seats: GameTile.'],
  doDont: [
    {
      do: 'Keep a table that fills up in its place: it says “Full”.',
      dont: 'Sort full tables away under the thumb.',
    },
    {
      do: 'Say limits and seats in words.',
      dont: 'Leave the drawn seats alone to say it.',
    },
  ],
  content: [
    '“KES 50 to KES 20,000” · “KES 50 hadi KES 20,000”. “4 of 7 seats free” · “Viti 4 kati ya 7 viko wazi”. Full · Imejaa. Bet limits · Viwango vya dau (read, not shown).',
  ],
  accessibility: {
    name: 'A button named by table, limits and seats. Full or opening: `aria-disabled`.',
    keys: ['Enter and Space open the table; a full one keeps its focus and does nothing.'],
    announcements: [],
    wcag: [
      '1.1.1 Non-text Content',
      '1.4.1 Use of Color: seats in words',
      '4.1.2 Name, Role, Value',
      '4.1.3 Status Messages: seats change in silence, on purpose',
    ],
    tested: [
      'Limits and seats in the name; tap and Enter open (R7-14)',
      'A full table keeps focus and opens nothing',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: [
    'seats: an arc, at most nine drawn',
    'name: `--type-body`, 600',
    'limits: `--digits-meta`; seats: `--type-meta`',
  ],
};
