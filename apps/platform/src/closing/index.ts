export { chargesOf } from './charges.ts';
export { closeByOperator } from './close-account.ts';
export { actsOn, closingOf, dealingsOf, keepAct } from './closing.store.ts';
export { closingOrder, refusalWords, type ClosingOrder } from './closing-order.ts';
export { decideOnBalance } from './decide.ts';
export { closingJobs, payOutClosed, scheduleClosedPayouts } from './pay-out-closed.ts';
export { closingHandlers } from './routes.ts';
