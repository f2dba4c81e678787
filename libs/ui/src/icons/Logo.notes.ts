import type { ComponentNotes } from '../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The mark and the name. The name is text.',
  when: ['Once a page, in the header, as the way home.'],
  whenNot: ['As decoration in a list or a banner: Whistle, or nothing.'],
  doDont: [
    {
      do: 'Pass another house’s name by `name`.',
      dont: 'Replace it by a picture of letters.',
    },
  ],
  content: ['“kipenga”, small letters. It is a Swahili word and is not translated.'],
  accessibility: {
    name: 'Its name, as text; inside a link it names the link.',
    keys: [],
    announcements: [],
    wcag: ['1.4.5 Images of Text: the name is text', '1.4.4 Resize Text: it grows with the text'],
  },
  anatomy: ['mark: Whistle, `--brand`, its sound `--text`', 'name: `--type-logo`, bold, `--text`'],
};
