import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A link that looks like a button.',
  when: [
    'To go somewhere, with the weight of a button: “See tomorrow”, “Pick now”, “How to play”.',
    'To leave for WhatsApp or SMS with a ready text.',
  ],
  whenNot: [
    'To do something on this page: Button.',
    'A link inside a sentence: UiLink.',
    'A choice of lists on one screen: LinkTabs.',
  ],
  doDont: [
    {
      do: 'Name the place: “See top matches”.',
      dont: 'Write “Click here” or “More”.',
    },
    {
      do: 'Add `target="_blank"` and `rel="noopener noreferrer"` for another site.',
      dont: 'Open our own screens in a new tab.',
    },
  ],
  content: ['The same words as the heading it leads to, where there is one.', 'Pick now · Chagua sasa.'],
  accessibility: {
    name: 'A link named by its words.',
    keys: ['Enter follows it. Space scrolls the page, as with every link.'],
    announcements: [],
    wcag: ['2.4.4 Link Purpose (In Context)', '4.1.2 Name, Role, Value: a link is not disguised as a button'],
  },
  anatomy: [
    'height: `--target` (small), `--target-button` (medium), `--target-place` (place)',
    'corner: `--radius-control`',
    'looks: as Button, primary `--brand` with `--on-brand`, gold `--gold` with `--on-gold`',
  ],
};
