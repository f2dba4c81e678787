export { sealBooks, sealingWork, retryRegulatorNow } from './seal-books.ts';
export { sealedBooksHandlers } from './routes.ts';
export { regulatorDays, regulatorWait, sealedDay } from './sealed-books.store.ts';
