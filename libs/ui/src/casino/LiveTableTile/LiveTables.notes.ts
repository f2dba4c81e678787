import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of LiveTables. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Live tables, two abreast on a phone.',
  when: ['The category Live Games.'],
  whenNot: ['Other games: GameGrid.'],
  doDont: [
    {
      do: 'Keep the order while seats come and go.',
      dont: 'Sort by free seats at every message.',
    },
  ],
  content: ['The heading is the category: Live Games · Michezo Mubashara.'],
  accessibility: {
    name: 'A section named by its heading; a list of tables.',
    keys: ['Tab goes from table to table.'],
    announcements: [],
    wcag: ['1.3.1 Info and Relationships', '1.4.10 Reflow'],
    tested: [
      'Shown in light, in Swahili and at 200 % text',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  open: ['It has no state for loading, failed or empty; the page has to show those.'],
};
