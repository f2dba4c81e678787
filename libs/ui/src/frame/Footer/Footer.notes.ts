import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The foot of every page: 18+, paybill, help, rules, licence.',
  when: ['Once on every page (R2-24).'],
  whenNot: [
    'Help in a form: its hint.',
    'Limits and breaks themselves: LimitsPanel; the footer links there.',
  ],
  doDont: [
    {
      do: 'Print the paybill and the phones as text that can be copied and called.',
      dont: 'Put them into a picture.',
    },
    {
      do: 'Keep Responsible Gambling among the links, in the same size.',
      dont: 'Set it smaller or greyer than the others.',
    },
  ],
  content: [
    '“Only for people aged 18 and over. Bet with money you can afford to lose.” · “Ni kwa watu wa miaka 18 na zaidi pekee. Weka dau kwa pesa unazoweza kumudu kupoteza.”',
    'Customer care · Huduma kwa wateja. M-Pesa paybill · Paybill ya M-Pesa. SMS and WhatsApp · SMS na WhatsApp.',
    'Links as the specification writes them: How To Play, Terms & Privacy, Responsible Gambling.',
  ],
  accessibility: {
    name: 'A contentinfo landmark; a list of terms; a navigation named “Help and rules”.',
    keys: ['Tab goes through the phones, the links and what stands below them.'],
    announcements: [],
    wcag: ['3.2.6 Consistent Help', '3.2.4 Consistent Identification'],
  },
  anatomy: [
    'ground: `--sunken` under a chalk line',
    '18+: ring of `--brand-strong`, 2.75rem',
    'paybill: `--digits-bar`',
    'names of the ways: `--type-small`; phones and links: `--target` high',
    'licence: `--type-meta`',
  ],
};
