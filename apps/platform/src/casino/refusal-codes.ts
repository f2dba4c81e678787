import type { WalletRefusalCode } from '@kipenga/contracts/wallet';
import type { GameStakeRejection, PlayRejection } from '../play-limits/index.ts';

type Rejection = PlayRejection | GameStakeRejection;

const CODES: { readonly [K in Rejection['kind']]: WalletRefusalCode } = {
  // Closing an account ends its logins, and with them its sessions.
  'account-closed': 'session-ended',
  'account-blocked': 'excluded',
  'self-excluded': 'excluded',
  'reality-check': 'reality-check',
  'day-limit-passed': 'day-limit',
  'insufficient-funds': 'insufficient-funds',
};

/** The code that tells a provider why a customer may not stake. */
export const codeOf = ({ kind }: Rejection): WalletRefusalCode => CODES[kind];
