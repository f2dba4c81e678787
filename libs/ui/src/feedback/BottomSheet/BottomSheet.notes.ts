import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A sheet from the lower edge: the slip, a share sheet.',
  when: [
    'Something one fills by and by and looks at beside the page: the betslip, the jackpot slip.',
    'A few ways to pass something on: ShareSheet.',
  ],
  whenNot: [
    'A form with a keyboard: Modal. It stands in the middle, where the keyboard leaves room.',
    'A message: Dialog.',
  ],
  doDont: [
    {
      do: 'Put the button that spends money into `footer`, where it stays while the picks scroll.',
      dont: 'Let it scroll away below forty picks.',
    },
    {
      do: 'Put one small deed beside the title, in `action`: “Remove all”, with Undo afterwards.',
      dont: 'Ask “Are you sure?” first.',
    },
  ],
  content: ['The title is the thing: Betslip · Mkeka.'],
  accessibility: {
    name: 'A modal dialog named by its title. The handle is decoration.',
    keys: [
      'Tab and Shift+Tab stay inside, but for the browser’s own bar; the page behind is inert.',
      'Escape closes; so does Enter on Close, and focus goes back to what opened it.',
    ],
    announcements: ['On opening, the title is read: focus starts on it.'],
    wcag: [
      '2.5.1 Pointer Gestures and 2.5.7 Dragging Movements: a swipe on the head closes, and so do the Close button, Escape and a tap outside',
      '2.1.2 No Keyboard Trap',
      '2.3.3 Animation from Interactions: no slide with reduced motion',
    ],
  },
  anatomy: [
    'height: at most 85 % of the screen',
    'ground: `--sheet-surface`, corners on top: `--radius-sheet`',
    'chalk line: `--chalk` of `--sheet-line` above it and above its foot',
    'handle: 36 × 4 of `--control`',
    'arrival: `--t-sheet`',
  ],
};
