/** The app's addresses in the stores; null if it is not in one. */
export const APP_STORES: Readonly<Record<'android' | 'ios', string | null>> = { android: null, ios: null };

/**
 * An Android package that opens this house without browser bars, and the SHA-256 fingerprints of its signing certificates, with
 * colons.
 */
export interface AndroidApp {
  readonly packageId: string;
  readonly certificates: readonly [string, ...string[]];
}

/** The house's own package, built by `operations/android`; null if it has none. */
export const ANDROID_APP: AndroidApp | null = null;

/**
 * The brand: the operator's name, contacts, licence text and regulator, all in this file (D51). The operator's rules are in the
 * rules library. The sandbox's numbers belong to nobody; a licence holder enters its own before opening.
 */
export const BRAND = {
  name: 'Kipenga',
  /** The mobile-money number for deposits. */
  paybill: '290080',
  /** Number for customers' SMS. */
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
  /** Telephone number of the gambling helpline: free, day and night. */
  helpline: '1199',
  /** Version of the terms a registration agrees to (D68). */
  termsVersion: '2026-11',
  /** The market whose tab is selected above every list of matches. Null to show all markets in one row without tabs (R2-35). */
  marketTab: null as '1x2' | 'ou' | 'dc' | null,
} as const;
