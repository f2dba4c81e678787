import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'When something happened, as people say it: “3 min ago”, “Today, 14:00”.',
  when: ['What happened in an account: a notice, a placed bet, a payment.'],
  whenNot: [
    'A kick-off: the plain moment, “Sun 22 Nov, 16:51”.',
    'A day of matches: DayHeading.',
    'A limit or a break that begins or ends: a sentence names its day, “Until tomorrow, 14:00”.',
  ],
  doDont: [
    { do: 'Let it stand alone, or after a name.', dont: 'Put it into a sentence: “Placed on 3 min ago”.' },
  ],
  content: [
    'Just now · Sasa hivi. 3 min ago · Dakika 3 zilizopita. Today, 14:00 · Leo, 14:00. Yesterday, 14:00 · Jana, 14:00.',
    'Before yesterday “Sun 22 Nov, 16:51” · “Jpili 22 Nov, 16:51”; in another year with the year.',
    'The clock and the days are Nairobi’s, whatever the telephone says.',
  ],
  accessibility: {
    name: 'Plain words in a `time` element, whose title is the moment itself.',
    keys: [],
    announcements: [],
    wcag: ['3.1.1 Language of Page: said in the language of the visit'],
  },
  anatomy: ['letters: those around it, equal digits'],
};
