import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Copies a text and says so.',
  when: ['A booking code, a message to pass on: what somebody pastes elsewhere.'],
  whenNot: [
    'A link that can be followed: ButtonLink.',
    'Sharing by itself: ShareSheet or BookingCode bring this button along.',
  ],
  doDont: [
    {
      do: 'Copy exactly what is on show.',
      dont: 'Add an advertisement to the copied text.',
    },
    {
      do: 'Leave the text selectable beside it: some browsers refuse to copy.',
      dont: 'Show “Copied!” before the browser agreed.',
    },
  ],
  content: [
    'Copy · Nakili. “Copied!” · “Imenakiliwa!” (R8).',
    'Refused: “Your browser did not allow copying. Select the text and copy it.”',
  ],
  accessibility: {
    name: 'A button named “Copy”, or by the label given; “Copied!” afterwards.',
    keys: ['Enter and Space copy; focus stays on the button.'],
    announcements: ['“Copied!”, or that the browser refused, politely. The region is always there.'],
    wcag: ['4.1.3 Status Messages', '3.3.3 Error Suggestion: how to copy by hand'],
  },
  anatomy: [
    'a secondary Button unless told: `--target-button`, `--radius-control`',
    'sign: two sheets before, a tick once copied, 1.125rem',
    'refused: a sentence below the button, `--text-2` in `--type-small`',
  ],
};
