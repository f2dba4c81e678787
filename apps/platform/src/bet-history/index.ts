export { betDetail, betHistory, type HistoryStart } from './bet-history.ts';
export { betHistoryHandlers } from './routes.ts';
