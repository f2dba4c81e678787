import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'One line over the bottom bars while the phone has no network.',
  when: ['In the dock of every page, always rendered: it shows nothing while there is a network.'],
  whenNot: [
    'One list that could not be loaded: FailedState, with Retry.',
    'A bet whose answer was lost: the foot of the slip says so and asks again.',
  ],
  doDont: [
    {
      do: 'Leave everything readable: what has come stays, the slip keeps its picks.',
      dont: 'Cover the page with a picture of a broken plug.',
    },
  ],
  content: [
    'You are offline. Odds and balance may be old. · Huna mtandao. Odds na salio huenda ni za zamani.',
  ],
  accessibility: {
    name: 'A status that is always there; a sign and one sentence when the network goes.',
    keys: [],
    announcements: ['When the network goes, politely. Its return is silent: the line leaves.'],
    wcag: ['4.1.3 Status Messages', '1.4.1 Use of Color: a sign and words'],
  },
  anatomy: ['line: `--gold-tint` with `--text`, `--type-meta`', 'sign: `--gold-text`'],
};
