export { BookingBox } from './BookingBox.tsx';
export { BookingFromUrl, LateBookingBox } from './late-booking.ts';
