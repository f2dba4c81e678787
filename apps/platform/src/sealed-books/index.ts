export { sealBooks, sealingWork } from './seal-books.ts';
export { sealedBooksHandlers } from './routes.ts';
export { sealedDay } from './sealed-books.store.ts';
