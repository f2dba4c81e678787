import type { EnvironmentReader } from './environment.ts';
import type { GatewayName } from './gateways.ts';
import type { DarajaSettings } from '../gateways/index.ts';

/** Settings of M-Pesa; null if it is not configured. Missing and invalid ones were reported before. */
export const mpesaOf = (read: EnvironmentReader, configured: readonly GatewayName[]): DarajaSettings | null =>
  configured.includes('mobile-money gateway')
    ? {
        baseUrl: read.text('MPESA_BASE_URL', ''),
        consumerKey: read.text('MPESA_CONSUMER_KEY', ''),
        consumerSecret: read.text('MPESA_CONSUMER_SECRET', ''),
        shortcode: read.text('MPESA_SHORTCODE', ''),
        passkey: read.text('MPESA_PASSKEY', ''),
        initiatorName: read.text('MPESA_INITIATOR_NAME', ''),
        securityCredential: read.text('MPESA_SECURITY_CREDENTIAL', ''),
        callbackOrigin: read.text('MPESA_CALLBACK_ORIGIN', ''),
        callbackSecret: read.text('MPESA_CALLBACK_SECRET', ''),
      }
    : null;
