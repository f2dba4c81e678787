/**
 * The house: its name, contacts, licence text and regulator in one place (D51).
 * The sandbox's numbers belong to nobody; a licence holder puts its own here before opening.
 */
export const HOUSE = {
  name: 'Kipenga',
  paybill: '290080',
  shortcode: '29008',
  supportPhones: ['0700 000 290', '0730 000 290'],
  messagePhone: '0720 000 290',
  messageLink: 'https://wa.me/254720000290',
  socialLinks: [
    { name: 'Facebook', href: 'https://www.facebook.com/kipenga' },
    { name: 'X', href: 'https://x.com/kipenga' },
    { name: 'Instagram', href: 'https://www.instagram.com/kipenga' },
  ],
  regulator: 'Gambling Regulatory Authority of Kenya',
  licence: 'GRA/SANDBOX/0000',
  legalAge: 18,
  helpline: '1199',
  /** The version of the terms a registration agrees to (D68). */
  termsVersion: '2026-11',
} as const;
