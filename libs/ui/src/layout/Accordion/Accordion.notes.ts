import type { ComponentNotes } from '../../stories/notes.ts';

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
    {
      do: 'Open the first part, where most people look.',
      dont: 'Open them all: then a plain list is shorter.',
    },
  ],
  accessibility: {
    name: 'No role: a plain box around its items.',
    keys: ['Tab goes from head to head, and through what is open; the keys of AccordionItem open and shut.'],
    announcements: [],
    wcag: ['2.4.3 Focus Order: heads and what is open, as they are read'],
  },
  content: ['Titles of one list are alike: all nouns, all counts. Soccer 128, Tennis 12.'],
  anatomy: ['parts: one AccordionItem each, a hairline of `--line` under every one'],
};
