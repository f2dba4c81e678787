import type { ComponentNotes } from '../../stories/notes.ts';

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
  ],
  content: [
    'One or two words each. What a name does not say is said in a line under the row: the casino’s “DGA” are instant games.',
  ],
  accessibility: {
    name: 'A group named by `label`, of buttons with `aria-pressed`, each named by its words.',
    keys: ['Tab goes from pill to pill.', 'Enter and Space choose.'],
    announcements: [],
    wcag: ['1.4.1 Use of Color: fill, weight and a square corner'],
  },
  anatomy: [
    'height: `--target`',
    'corner: `--radius-full`',
    'chosen: `--brand` with `--on-brand`, bottom left corner square',
  ],
};
