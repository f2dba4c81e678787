export { bookBetslip, type BookingRefusal } from './book-betslip.ts';
export { openBooking } from './open-booking.ts';
export { bookingHandlers } from './routes.ts';
