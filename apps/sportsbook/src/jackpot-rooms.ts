/**
 * Everything that shows jackpots, in one late file: where one of it is wanted the others follow, and the first
 * load has few names to carry.
 */
export { TicketDetail } from './features/bet-history/TicketDetail.tsx';
export { JackpotSlipHost } from './JackpotSlipHost.tsx';
export { JackpotsPage } from './pages/JackpotsPage.tsx';
