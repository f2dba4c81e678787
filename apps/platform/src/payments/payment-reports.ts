import type { PaymentReports } from '../gateways/index.ts';
import type { Services } from '../services/index.ts';
import { depositFailed, depositPaid } from './deposit-finished.ts';
import { moneyUnplaced } from './money-unplaced.ts';
import { paidByHand } from './paid-by-hand.ts';
import { withdrawalFailed, withdrawalPaid } from './withdrawal-finished.ts';

/** Receives the reports of mobile money. */
export const paymentReports = (services: Services): PaymentReports => ({
  depositPaid: (payment, receipt) => depositPaid(services, payment, receipt),
  depositFailed: (sql, payment, why) => depositFailed(sql, services, payment, why),
  paidByHand: (sql, money) => paidByHand(sql, services, money),
  moneyUnplaced: (sql, money) => moneyUnplaced(sql, services, money),
  withdrawalPaid: (sql, payment, receipt) => withdrawalPaid(sql, services, payment, receipt),
  withdrawalFailed: (payment, why) => withdrawalFailed(services, payment, why),
});
