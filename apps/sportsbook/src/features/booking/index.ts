export { BookingBox } from './BookingBox.tsx';
export { BookingFromUrl } from './booking-from-url.ts';
