import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Says on every page that no real money moves.',
  when: ['The platform runs without real gateways (D60): on every page, above the header.'],
  whenNot: ['A house with real gateways: it must not be there.', 'Any other news: Banner.'],
  doDont: [],
  content: [
    '“Sandbox. No real money moves here.” · “Majaribio. Hakuna pesa halisi inayotumika hapa.” Practice handset · Simu ya majaribio.',
  ],
  accessibility: {
    name: 'A complementary region named “Sandbox.”; in it the link “Practice handset”.',
    keys: ['Tab reaches the link right after the skip link.'],
    announcements: [],
    wcag: ['1.4.3 Contrast (Minimum): `--text` on `--info-tint` reaches 7 : 1'],
  },
  anatomy: ['ground: `--info-tint`, letters `--text` in `--type-meta`', 'link: `--info`'],
};
