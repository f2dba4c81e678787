import type { MobileMoneyGateway } from './mobile-money/mobile-money.ts';
import type { OddsFeedGateway } from './odds-feed/odds-feed.ts';
import type { ExclusionRegister, IdentityGateway } from './persons/persons.ts';
import type { RegulatorGateway } from './regulator/regulator.ts';
import type { SmsInGateway } from './sms-in/sms-in.ts';
import type { SmsOutGateway } from './sms-out/sms-out.ts';
import type { TaxGateway } from './taxes/taxes.ts';

/** How the house is connected with the world. A sandbox may have real ones among its stand-ins (D72). */
export interface Gateways {
  readonly mobileMoney: MobileMoneyGateway;
  readonly smsOut: SmsOutGateway;
  readonly smsIn: SmsInGateway;
  readonly oddsFeed: OddsFeedGateway;
  readonly identity: IdentityGateway;
  readonly exclusionRegister: ExclusionRegister;
  /** How tax is paid; null where none is connected. */
  readonly taxes: TaxGateway | null;
  /** Null where none is connected. */
  readonly regulator: RegulatorGateway | null;
}
