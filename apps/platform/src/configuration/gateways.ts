import { isOrigin, type EnvironmentReader } from './environment.ts';

/** A variable of a gateway, as described to an operator. */
interface Setting {
  readonly is: string;
  readonly example: string;
  /** Checks a value; without it any value is accepted. */
  readonly fits?: (text: string) => boolean;
}

/** A secret in the addresses at which we are called: it must need no escaping there, and be hard to guess. */
const secretOfAddresses = (calledBy: string): Setting => ({
  is: `a secret of your own, 16 letters and digits or more, in the addresses that ${calledBy} calls us at`,
  example: 'what openssl rand -hex 16 writes',
  fits: (text) => /^[\w-]{16,}$/.test(text),
});

/** Secrets and codes are sent there: only https, or http within this machine. */
const isSafeOrigin = (text: string): boolean =>
  isOrigin(text) && /^https:|^http:\/\/(?:localhost|127\.0\.0\.1)(?::|$)/.test(text);

/** A name of three to eleven characters, or a short number. */
const isSender = (text: string): boolean => /^(?=.*[A-Za-z])[\w .-]{3,11}$|^\d{3,8}$/.test(text);

/** The gateways and their variables: all variables of a gateway are set, or none. */
const GATEWAY_SETTINGS = {
  'mobile-money gateway': {
    MPESA_BASE_URL: {
      is: 'the origin where Daraja answers, by https',
      example: 'https://api.safaricom.co.ke',
      fits: isSafeOrigin,
    },
    MPESA_CONSUMER_KEY: { is: 'the consumer key of your app in the Daraja portal', example: 'Rk3vT0aWq9' },
    MPESA_CONSUMER_SECRET: { is: 'the consumer secret beside that key', example: 'p7XcH2mLz5' },
    MPESA_SHORTCODE: {
      is: 'your paybill number',
      example: '290080',
      fits: (text) => /^\d{5,7}$/.test(text),
    },
    MPESA_PASSKEY: { is: 'the passkey of that paybill for requests to pay', example: 'b1946ac92492d234' },
    MPESA_INITIATOR_NAME: { is: 'the name of the API user who pays out', example: 'kipenga' },
    MPESA_SECURITY_CREDENTIAL: {
      is: "that user's password, encrypted with Safaricom's certificate, in base64",
      example: 'hT3m…Q==',
    },
    MPESA_CALLBACK_ORIGIN: {
      is: 'the origin at which Safaricom reaches this house, by https',
      example: 'https://pay.kipenga.example',
      fits: isSafeOrigin,
    },
    MPESA_CALLBACK_SECRET: secretOfAddresses('Safaricom'),
  },
  'SMS gateway': {
    SMS_BASE_URL: {
      is: "the origin where Africa's Talking, or who speaks as they do, answers",
      example: 'https://api.africastalking.com',
      fits: isSafeOrigin,
    },
    SMS_API_KEY: { is: 'the API key of your account there', example: 'atsk_5d41402abc4b' },
    SMS_USERNAME: { is: 'the name of that account', example: 'kipenga' },
    SMS_SENDER: {
      is: 'the sender that customers see, 3 to 11 letters and digits or a short number',
      example: 'KIPENGA',
      fits: isSender,
    },
    SMS_CALLBACK_SECRET: secretOfAddresses('the SMS gateway'),
  },
  'odds feed': { FEED_SECRET: secretOfAddresses('the feed') },
  'identity check': {
    IDENTITY_BASE_URL: {
      is: 'the origin where identity cards are checked, by https',
      example: 'https://identity.kipenga.example',
      fits: isSafeOrigin,
    },
    IDENTITY_API_KEY: {
      is: 'the key that we are known by there',
      example: 'what openssl rand -hex 16 writes',
    },
  },
  'register of excluded persons': {
    REGISTER_BASE_URL: {
      is: 'the origin where the register of excluded persons is asked, by https',
      example: 'https://register.kipenga.example',
      fits: isSafeOrigin,
    },
    REGISTER_API_KEY: {
      is: 'the key that we are known by there',
      example: 'what openssl rand -hex 16 writes',
    },
  },
} as const satisfies Record<string, Record<string, Setting>>;

export type GatewayName = keyof typeof GATEWAY_SETTINGS;

/** Gateways that `choose-gateways.ts` can build. */
export const BUILT_GATEWAYS: readonly GatewayName[] = [
  'mobile-money gateway',
  'SMS gateway',
  'odds feed',
  'identity check',
  'register of excluded persons',
];

export const GATEWAY_NAMES = Object.keys(GATEWAY_SETTINGS) as GatewayName[];

/** Gateways the law requires, and the specification does not (D105). */
const OF_THE_LAW: ReadonlySet<GatewayName> = new Set(['identity check', 'register of excluded persons']);

/** True for live, if its rulebook requires the gateway. */
const isNeeded = (read: EnvironmentReader, name: GatewayName, isLive: boolean): boolean =>
  isLive && !(OF_THE_LAW.has(name) && read.text('KIPENGA_RULES', '') === 'spec');

const settingsOf = (gateway: GatewayName): readonly (readonly [string, Setting])[] =>
  Object.entries(GATEWAY_SETTINGS[gateway]);

/** Complains of a gateway's missing and invalid variables. An invalid value is not repeated: it may be a secret. */
const complainOf = (read: EnvironmentReader, gateway: GatewayName): void => {
  for (const [name, { is, example, fits }] of settingsOf(gateway)) {
    const words = `${is}, for example ${example}`;
    if (!read.isSet(name)) read.complain(`${name} is missing for the ${gateway}: ${words}.`);
    else if (fits?.(read.text(name, '')) === false) read.complain(`${name} must be ${words}.`);
  }
};

const isConfigured = (read: EnvironmentReader, gateway: GatewayName): boolean =>
  settingsOf(gateway).some(([name]) => read.isSet(name));

/** The configured gateways. A partly configured one is an error in either mode, a missing one only in live. */
export const configuredGateways = (
  read: EnvironmentReader,
  { isLive }: { readonly isLive: boolean },
): readonly GatewayName[] => {
  const wanted = GATEWAY_NAMES.filter((name) => isNeeded(read, name, isLive) || isConfigured(read, name));
  for (const name of wanted) complainOf(read, name);
  return wanted;
};

const inWords = new Intl.ListFormat('en');

/** Gateways requested but not in this build; null if there are none. */
export const absentGateways = (
  read: EnvironmentReader,
  built: readonly GatewayName[],
  { isLive }: { readonly isLive: boolean },
): string | null => {
  const absent = GATEWAY_NAMES.filter(
    (name) => !built.includes(name) && (isNeeded(read, name, isLive) || isConfigured(read, name)),
  );
  if (absent.length === 0) return null;
  const set = absent.flatMap((name) => settingsOf(name).flatMap(([one]) => (read.isSet(one) ? [one] : [])));
  return [
    `This build has ${inWords.format(absent.map((name) => `no ${name}`))} yet, and no setting mends that.`,
    'Each is code, to be written behind its port: apps/platform/src/gateways/README.md tells how.',
    isLive
      ? 'Until then it starts as a sandbox alone: leave KIPENGA_MODE unset.'
      : `Until then a sandbox stands in for it: leave ${inWords.format(set)} unset.`,
  ].join('\n');
};
