import type { EnvironmentReader } from './config-environment.ts';

/** What connects the house with the world, and what each is configured by: all of its variables or none. */
const GATEWAY_SETTINGS = {
  'mobile-money gateway': [
    'MPESA_BASE_URL',
    'MPESA_CONSUMER_KEY',
    'MPESA_CONSUMER_SECRET',
    'MPESA_SHORTCODE',
    'MPESA_PASSKEY',
    'MPESA_INITIATOR_NAME',
    'MPESA_SECURITY_CREDENTIAL',
    'MPESA_CALLBACK_ORIGIN',
    'MPESA_CALLBACK_SECRET',
  ],
  'SMS gateway': ['SMS_BASE_URL', 'SMS_API_KEY', 'SMS_USERNAME', 'SMS_SENDER', 'SMS_CALLBACK_SECRET'],
  'odds feed': ['FEED_SECRET'],
} as const;

export type GatewayName = keyof typeof GATEWAY_SETTINGS;

const NAMES = Object.keys(GATEWAY_SETTINGS) as GatewayName[];

/** The gateways that are configured. Half a gateway is a mistake in either mode, none of it only in live. */
export const configuredGateways = (
  read: EnvironmentReader,
  { areNeeded }: { readonly areNeeded: boolean },
): readonly GatewayName[] =>
  NAMES.filter((name) => {
    const settings = GATEWAY_SETTINGS[name];
    const missing = settings.filter((setting) => !read.isSet(setting));
    if (missing.length > 0 && (areNeeded || missing.length < settings.length))
      read.complain(`Missing for the ${name}: ${missing.join(', ')}.`);
    return missing.length === 0;
  });
