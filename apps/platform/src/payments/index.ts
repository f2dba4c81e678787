export { deposit, DEPOSIT_AND_BET, type DepositedBet, type KeptDeposit } from './deposit.ts';
export { BET_AFTER_DEPOSIT, depositFailed, depositPaid } from './deposit-finished.ts';
export { betOfPayment, failedPayoutsSinceClosing } from './payments.store.ts';
export { paidByHand } from './paid-by-hand.ts';
export { paymentReports } from './payment-reports.ts';
export { paymentHandlers } from './routes.ts';
export { spanOfDays, type AskedDays } from './span-of-days.ts';
export { LEAST_PAYOUT, payOutAll, withdraw, withdrawOnce } from './withdraw.ts';
export { withdrawalFailed, withdrawalPaid } from './withdrawal-finished.ts';
