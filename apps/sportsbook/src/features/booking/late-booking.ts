import { lazyPart } from '@kipenga/shell';

/** Opening a booked slip: loaded by the links that carry a code. */
export const BookingFromUrl = lazyPart(() =>
  import('./BookingFromUrl.tsx').then((file) => file.BookingFromUrl),
);
