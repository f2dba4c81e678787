export type { Gateways } from './gateways.ts';
export { gatewaysOfCopy } from './gateways-of-copy.ts';
export { NO_WORK, type GatewayWork } from './gateway-work.ts';
export { newReceipt } from './mobile-money/receipt.ts';
export { darajaMobileMoney, registerPaybill } from './mobile-money/daraja/daraja-mobile-money.ts';
export type { DarajaSettings } from './mobile-money/daraja/daraja-settings.ts';
export { lastAnswers, notedFetch, type GatewayAnswer } from './last-answers.ts';
export { handsetMobileMoney, UNANSWERED_PHONE } from './mobile-money/handset-mobile-money.ts';
export type {
  MobileMoney,
  NotSentAgain,
  MobileMoneyGateway,
  PaymentOrder,
  PaymentRef,
  MoneyByHand,
  MoneyUnplaced,
  PlacedMoney,
  FailedDeposit,
  FailedPayout,
  EndOfFailed,
  ToldByNow,
  PaymentReports,
  MoneyOnPhone,
  ShownPrompt,
} from './mobile-money/mobile-money.ts';
export type { FeedClock, OddsFeed, OddsFeedGateway } from './odds-feed/odds-feed.ts';
export {
  answerAside,
  askAgain,
  fixtureNamed,
  lineThatWaits,
  listWaiting,
  sayOfAll,
  sayOfMatch,
  type AsideAnswer,
  type HouseSaying,
  type NamedMatch,
} from './odds-feed/pushed/operate.ts';
export { OPERATION_USAGE, readOperation, type Operation } from './odds-feed/pushed/read-operation.ts';
export { pushedOddsFeed } from './odds-feed/pushed/pushed-odds-feed.ts';
export { askedIdentity, askedRegister, type PersonsSettings } from './persons/asked-persons.ts';
export { handsetIdentity, handsetRegister, SPECIAL_PHONES } from './persons/handset-persons.ts';
export {
  MOST_PERSONS_ASKED,
  type AskedPerson,
  type ExclusionRegister,
  type IdentityCheck,
  type IdentityClaim,
  type IdentityGateway,
  type IdentityVerdict,
} from './persons/persons.ts';
export {
  signTold,
  type RegulatorGateway,
  type SignedTold,
  type Told,
  type ToldEvent,
} from './regulator/regulator.ts';
export { sandboxTaxes } from './taxes/sandbox-taxes.ts';
export type { TaxAnswer, TaxGateway, TaxOrder } from './taxes/taxes.ts';
export { sandboxRegulator } from './regulator/sandbox-regulator.ts';
export { receivedOf, type ReceivedDay } from './regulator/sandbox-regulator.store.ts';
export { carrierSmsIn } from './sms-in/carrier-sms-in.ts';
export { handsetSmsIn } from './sms-in/handset-sms-in.ts';
export type { HearSms, IncomingSms, SmsInGateway } from './sms-in/sms-in.ts';
export { carrierSmsOut } from './sms-out/carrier-sms-out.ts';
export { handsetSmsOut } from './sms-out/handset-sms-out.ts';
export type { SmsOut, SmsOutGateway } from './sms-out/sms-out.ts';
export type { SmsSettings } from './sms-settings.ts';
export { unansweredBy } from './unanswered-by.ts';
