import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of Accordion. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Parts that open one by one or all at once.',
  when: ['To hold AccordionItems: sports of the tree, markets of a match, limits and breaks.'],
  whenNot: ['One part alone: AccordionItem stands by itself.', 'Views of which one shows: Tabs.'],
  doDont: [
    {
      do: 'Let several stay open: people compare markets.',
      dont: 'Close one because another one opens.',
    },
  ],
  accessibility: {
    name: 'No role: a plain box around its items.',
    keys: [],
    announcements: [],
    wcag: ['1.3.1 Info and Relationships'],
    tested: [
      'Several open at once',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
};
