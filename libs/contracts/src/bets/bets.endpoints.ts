export { openBooking } from './open-booking.endpoint.ts';
export { bookBetslip } from './book-betslip.endpoint.ts';
export { bookBetslipByQuery } from './book-betslip-by-query.endpoint.ts';
export { placeBet } from './place-bet.endpoint.ts';
export { getBets } from './get-bets.endpoint.ts';
export { getBetDetail } from './get-bet-detail.endpoint.ts';
export { getLimits } from './get-limits.endpoint.ts';
export { getIntent } from './get-intent.endpoint.ts';
