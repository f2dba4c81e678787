import type { ComponentNotes } from '../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A link: a plain anchor, or the router’s own where an app provides it.',
  when: ['Every way to an address: in a sentence, or as the base of a linked component.'],
  whenNot: ['It should look like a button: ButtonLink.', 'It does something here: Button.'],
  doDont: [],
  content: ['Terms & Privacy, How To Play, Responsible Gambling: as the specification writes them.'],
  accessibility: {
    name: 'A link named by its content.',
    keys: ['Enter follows it.'],
    announcements: [],
    wcag: ['2.4.4 Link Purpose (In Context)', '1.4.1 Use of Color: underlined inside text'],
  },
  anatomy: ['colour: `--brand-strong`, underlined'],
};
