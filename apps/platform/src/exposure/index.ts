export {
  BETS_PLACED,
  keepExposure,
  type ExposureKeeper,
  type MatchExposure,
  type OutcomeExposure,
} from './keep-exposure.ts';
export { wouldHaveCost, wouldHaveRefused, wouldHaveRefusedBets, type WouldHave } from './last-week.ts';
export { keepPayLimits, type PayLimitKeeper } from './pay-limits.ts';
export { betLimits, endBetLimit, keepBetLimit, type BetLimit } from './bet-limits.store.ts';
export { endPayLimit, keepPayLimit, payLimits, type PayLimit } from './pay-limits.store.ts';
