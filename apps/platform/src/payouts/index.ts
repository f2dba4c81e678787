export {
  countSettlement,
  NOTHING_MOVED,
  type CountedSettlement,
  type MoneyMoved,
  type PromotionsMoved,
} from './bets/count-settlement.ts';
export { countNewStart, type CountedStart } from './bets/count-new-start.ts';
export type { JackpotOutlook } from './tickets/count-tickets.ts';
export { cashOutHandlers } from './cash-out/routes.ts';
export { cashOutJobs } from './cash-out/wait-to-cash-out.ts';
export { settleHouse, type HouseParts } from './settle-house.ts';
export {
  openSettling,
  type RecurringWork,
  type Settling,
  type SettlingOptions,
  type Slices,
} from './open-settling.ts';
export type { OnSetAside } from './set-aside.ts';
export {
  askToTryAgain,
  countSetAside,
  listSetAside,
  piecesToTryAgain,
  type Piece,
  type SetAside,
} from './set-aside.store.ts';
export { debtOf } from './debts.store.ts';
