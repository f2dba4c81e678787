import { lazyPart } from '@kipenga/shell';
import type { BookingBoxProps } from './BookingBox.tsx';

/** Opening a booked slip: loaded by the links that carry a code. */
export const BookingFromUrl = lazyPart(() =>
  import('./BookingFromUrl.tsx').then((file) => file.BookingFromUrl),
);

/** The box for a code where a search found nothing: what was typed may be one. */
export const LateBookingBox = lazyPart<BookingBoxProps>(() =>
  import('./BookingBox.tsx').then((file) => file.BookingBox),
);
