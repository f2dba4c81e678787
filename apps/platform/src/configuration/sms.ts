import type { EnvironmentReader } from './environment.ts';
import type { GatewayName } from './gateways.ts';
import type { SmsSettings } from '../gateways/index.ts';

/** Settings of the SMS carrier; null if it is not configured. Missing and invalid ones were reported before. */
export const smsOf = (read: EnvironmentReader, configured: readonly GatewayName[]): SmsSettings | null =>
  configured.includes('SMS gateway')
    ? {
        origin: read.text('SMS_BASE_URL', ''),
        apiKey: read.text('SMS_API_KEY', ''),
        username: read.text('SMS_USERNAME', ''),
        sender: read.text('SMS_SENDER', ''),
        callbackSecret: read.text('SMS_CALLBACK_SECRET', ''),
      }
    : null;
