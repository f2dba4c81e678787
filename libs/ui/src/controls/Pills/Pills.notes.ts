import type { ComponentNotes } from '../../stories/notes.ts';

/** What a designer should know of Pills. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One choice among many short ones, in a row that scrolls sideways.',
  when: ['One choice among many short ones that filter a list: the casino’s kinds of games.'],
  whenNot: [
    'Up to four choices: RadioCards in a form, Tabs over a panel.',
    'Several at once: this holds one.',
    'Places with an address: LinkTabs.',
  ],
  doDont: [
    {
      do: 'Let the row be cut off at the edge, so that one sees there is more.',
      dont: 'Wrap it into three lines over the list.',
    },
    {
      do: 'Pass `currentId={null}` when nothing is chosen.',
      dont: 'Add a pill “All” that is pressed while another one is.',
    },
  ],
  content: [
    'One or two words each. What a name does not say is said in a line under the row: the casino’s “DGA” are instant games.',
  ],
  accessibility: {
    name: 'A group named by `label`, of buttons with `aria-pressed`, each named by its words.',
    keys: ['Tab goes from pill to pill.', 'Enter and Space choose.'],
    announcements: [],
    wcag: [
      '4.1.2 Name, Role, Value',
      '1.4.1 Use of Color: fill, weight and a square corner',
      '2.5.8 Target Size (Minimum): 44 × 44',
      '2.4.7 Focus Visible',
    ],
  },
  anatomy: [
    'height: `--target`',
    'corner: `--radius-full`',
    'chosen: `--brand` with `--on-brand`, bottom left corner square',
  ],
  changes: [
    { on: '2026-11-22', what: 'One chosen while an edge cuts it off moves into view, whoever chose it.' },
    { on: '2026-11-22', what: 'A pill that the edge cuts off comes into view when a key reaches it.' },
    { on: '2026-11-22', what: 'The row begins where the chosen one is on show.' },
  ],
};
