import type { ComponentNotes } from '../../stories/notes.ts';

/** What a designer should know of LiveTableTile. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A live table: its picture, its limits, its seats.',
  when: ['A table of the live casino (R7-14).'],
  whenNot: ['A game without seats: GameTile.'],
  doDont: [
    {
      do: 'Keep a table that fills up in its place: it turns grey under the sign “Full”.',
      dont: 'Sort full tables away under the thumb.',
    },
    {
      do: 'Say limits and seats in words.',
      dont: 'Leave the drawn seats alone to say it.',
    },
  ],
  content: [
    '“KES 50 to KES 20,000” · “KES 50 hadi KES 20,000”. “4 of 7 seats free” · “Viti 4 kati ya 7 viko wazi”. The sign on a full one: Full · Imejaa. Bet limits · Viwango vya dau (read, not shown).',
  ],
  accessibility: {
    name: 'A button named by “Full” where it is, then table, limits and seats. Full or opening: `aria-disabled`; opening: `aria-busy` besides.',
    keys: ['Enter and Space open the table; a full one keeps its focus and does nothing.'],
    announcements: [],
    wcag: [
      '1.1.1 Non-text Content',
      '1.4.1 Use of Color: seats in words',
      '4.1.2 Name, Role, Value',
      '4.1.3 Status Messages: seats change in silence, on purpose',
    ],
  },
  changes: [
    {
      on: '2026-11-22',
      what: 'A full table carries the sign “Full” on its scene, and its picture loses its colours; its seats are still counted.',
    },
  ],
  anatomy: [
    'scene: 16 : 9, `--tile-2` to `--tile-2-deep`; full: `--sunken`, a picture without its colours',
    'seats: an arc, at most nine drawn, the taken ones filled: `--tile-text`; full: `--text-3`',
    'sign “Full”: `--page` with `--text`, edge `--control`, `--radius-tag`, on the table itself, so that no seat is hidden',
    'name: `--type-body`, 600; full: `--text-2`',
    'limits: `--digits-meta`; seats: `--type-meta`',
  ],
};
