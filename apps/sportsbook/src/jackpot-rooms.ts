/**
 * All parts that show jackpots, in one late file: where one is needed the others follow, and the first load names
 * fewer files.
 */
export { TicketDetail } from './features/bet-history/TicketDetail.tsx';
export { JackpotSlipHost } from './JackpotSlipHost.tsx';
export { JackpotsPage } from './pages/JackpotsPage.tsx';
