export { BookingFromUrl } from './BookingFromUrl.tsx';
export { ShareBetslip } from './ShareBetslip.tsx';
