import type { Gateways } from '../gateways/index.ts';
import type { Services } from '../services/index.ts';

export interface SandboxOptions {
  readonly services: Services;
  /** The phone is the other side of those that are stand-ins. */
  readonly gateways: Gateways;
  /** Does what a payment has just made due, before the handset is answered. */
  readonly runJobs: () => Promise<void>;
  /** A copy of the house sends nothing, to the phone either. */
  readonly isCopy: boolean;
}
