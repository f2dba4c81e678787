export { betDetail, betHistory } from './bet-history.ts';
export { betHistoryHandlers } from './routes.ts';
