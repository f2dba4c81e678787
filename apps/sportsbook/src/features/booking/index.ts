export { BookingBox } from './BookingBox.tsx';
export { BookingFromUrl } from './late-booking.ts';
