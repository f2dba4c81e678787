export { BookingFromUrl } from './booking-from-url.ts';
