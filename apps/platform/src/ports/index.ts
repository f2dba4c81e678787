export { bettingTimeOf, systemClock, type BettingClock, type Clock, type RealClock } from './clock.ts';
export { systemRandom, type Random } from './random.ts';
export { secondsFromNow } from './seconds-from-now.ts';
export type { BetToJudge, MarketOutcome, PayLimits } from './pay-limits.ts';
export type { TotpSeal } from './totp-seal.ts';
