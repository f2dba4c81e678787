export { BookingFromUrl } from './booking-from-url.ts';
export { ShareBetslip } from './ShareBetslip.tsx';
