/** Where the app stands in the stores; null where the house has none there. */
export const APP_STORES: Readonly<Record<'android' | 'ios', string | null>> = { android: null, ios: null };

/** An Android package that opens this house without a browser's bars, and the certificates it is signed by: SHA-256, with colons. */
export interface AndroidApp {
  readonly packageId: string;
  readonly certificates: readonly [string, ...string[]];
}

/** The house's own, as `operations/android` builds it; null where it has none. */
export const ANDROID_APP: AndroidApp | null = null;

/**
 * The brand: the operator's name, contacts, licence text and regulator, in this file alone (D51). What the operator's rules are stands
 * in the rules library. The sandbox's numbers belong to nobody; a licence holder puts its own here before opening.
 */
export const BRAND = {
  name: 'Kipenga',
  /** The mobile-money number deposits are paid to. */
  paybill: '290080',
  /** Where a customer's SMS goes. */
  shortcode: '29008',
  supportPhones: ['0700 000 290', '0730 000 290'],
  messagePhone: '0720 000 290',
  socialLinks: [
    { name: 'Facebook', href: 'https://www.facebook.com/kipenga' },
    { name: 'X', href: 'https://x.com/kipenga' },
    { name: 'Instagram', href: 'https://www.instagram.com/kipenga' },
  ],
  regulator: 'Gambling Regulatory Authority of Kenya',
  licence: 'GRA/SANDBOX/0000',
  /** Whom a person calls to whom betting became a habit that hurts: free, day and night. */
  helpline: '1199',
  /** The version of the terms a registration agrees to (D68). */
  termsVersion: '2026-11',
  /** The market whose tab is open over every list of matches; null where all markets stand in one row and no tabs are shown (R2-35). */
  marketTab: null as '1x2' | 'ou' | 'dc' | null,
} as const;
