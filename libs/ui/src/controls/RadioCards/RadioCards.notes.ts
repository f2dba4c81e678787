import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A few choices side by side, of which exactly one holds.',
  when: [
    'Two to four short choices of which exactly one holds, all on show: odds changes, the length of a break, language, theme.',
  ],
  whenNot: [
    'More than four, or long ones: they do not fit side by side at 320 px. Take Pills or a list.',
    'To change what the page shows: Tabs.',
    'Yes or no: Checkbox.',
  ],
  doDont: [
    {
      do: 'Keep each choice to one or two words: “Accept higher”.',
      dont: 'Explain a choice inside its card. The legend asks, the text below explains.',
    },
    {
      do: 'Start with the choice that costs least, or with the customer’s last one.',
      dont: 'Start with nothing chosen: exactly one always holds.',
    },
  ],
  content: [
    'The legend is the question or the condition: “If odds change before the bet is placed” · “Odds zikibadilika kabla ya beti kuwekwa”.',
    'The choices answer it: Ask me · Niulize.',
  ],
  accessibility: {
    name: 'A fieldset of native radios: the group is named by its legend, each choice by its label.',
    keys: ['Tab enters at the chosen one.', 'Arrow keys move and choose.'],
    announcements: [],
    wcag: ['1.4.1 Use of Color: the chosen one is inverted, bold and has a square corner'],
  },
  anatomy: [
    'height: `--target` at least',
    'edge: `--edge-line` of `--field-edge`',
    'chosen: `--text` with `--page` letters, bottom left corner square',
  ],
};
