import type { MobileMoneyGateway } from './mobile-money/mobile-money.ts';
import type { OddsFeedGateway } from './odds-feed/odds-feed.ts';
import type { ExclusionRegister, IdentityGateway } from './persons/persons.ts';
import type { RegulatorGateway } from './regulator/regulator.ts';
import type { SmsInGateway } from './sms-in/sms-in.ts';
import type { SmsOutGateway } from './sms-out/sms-out.ts';
import type { TaxGateway } from './taxes/taxes.ts';

/** The house's connections to the outside world. A sandbox may mix real gateways with stand-ins (D72). */
export interface Gateways {
  readonly mobileMoney: MobileMoneyGateway;
  readonly smsOut: SmsOutGateway;
  readonly smsIn: SmsInGateway;
  readonly oddsFeed: OddsFeedGateway;
  readonly identity: IdentityGateway;
  readonly exclusionRegister: ExclusionRegister;
  /** Pays tax; null if no tax gateway is connected. */
  readonly taxes: TaxGateway | null;
  /** Null if no regulator is connected. */
  readonly regulator: RegulatorGateway | null;
}
