export {
  deposit,
  DEPOSIT_AND_BET,
  type DepositCommand,
  type DepositedBet,
  type KeptDeposit,
} from './deposit.ts';
export { BET_AFTER_DEPOSIT, depositFailed, depositPaid, type DepositWithBet } from './deposit-finished.ts';
export { hasItsBet } from './payments.store.ts';
export { paymentReports } from './payment-reports.ts';
export { paymentHandlers } from './routes.ts';
export { withdraw, withdrawOnce, type WithdrawCommand } from './withdraw.ts';
export { withdrawalFailed, withdrawalPaid } from './withdrawal-finished.ts';
