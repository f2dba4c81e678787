import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A 44 × 44 button with only a sign on it.',
  when: [
    'A deed that everybody knows by its sign, where words have no room: close, remove, show a password, one step more or less.',
  ],
  whenNot: [
    'A deed that costs money or cannot be undone: Button, with words.',
    'A sign that needs explaining: Button with an icon.',
  ],
  doDont: [
    {
      do: 'Say what it acts on: “Remove Gor Mahia v AFC Leopards”.',
      dont: 'Call every cross in a list “Remove”.',
    },
    {
      do: 'Give the picture inside no `title`: the label is the name already.',
      dont: 'Name it twice, once by `label` and once by the icon.',
    },
    {
      do: 'For a deed and its way back, change the sign and the name: “Show password”, “Hide password”.',
      dont: 'Change the name and set `aria-pressed`: one of the two says it.',
    },
  ],
  content: [
    'The label is a verb and its object. It is read aloud and shown as a tooltip.',
    'Close · Funga. Remove {match} · Ondoa {match}. Show password · Onyesha nenosiri.',
  ],
  accessibility: {
    name: 'A button named by `label`, which cannot be left out and is its tooltip too.',
    keys: ['Enter and Space press it.'],
    announcements: [],
    wcag: ['2.4.7 Focus Visible: the ring lies inside, because the button often stands in a corner'],
  },
  anatomy: [
    'side: `--target` at least',
    'corner: `--radius-control`',
    'sign: `--text-2`',
    'pressed: `--sunken`',
    'disabled: `--text-3`, paler',
  ],
};
