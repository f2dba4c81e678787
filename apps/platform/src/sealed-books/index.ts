export { sealBooks, sealingWork, retryRegulatorNow } from './seal-books.ts';
export { sealedBooksHandlers } from './routes.ts';
export { regulatorWait, sealedDay } from './sealed-books.store.ts';
