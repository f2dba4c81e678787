import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/contracts';
import type { PicksOnSlip } from '../transport/with-intent.ts';

/** The answer to a placed bet or ticket. */
export type PlacedAnswer = Extract<PlaceBetAnswer, { kind: 'placed' }>;

/**
 * The slip a bet or ticket is confirmed on: names of its picks, the time since which they are on it, and a function that removes
 * them once placed.
 */
export interface OnSlip {
  readonly picks: readonly string[];
  readonly sinceMs: number;
  readonly leave: (answer: PlacedAnswer) => void;
}

/** A request and the slip it comes from. Without a slip the request is placed every time it is sent. */
export type OfSlip<Request> = Request & { readonly onSlip?: OnSlip };

/** A call that places the bet or ticket of a slip only once (R4-14). */
export function callOfSlip<Request extends Pick<PlaceBetRequest, 'profileId'>>({
  onSlip,
  ...request
}: OfSlip<Request>) {
  if (onSlip === undefined) return { request };
  const picks: PicksOnSlip = {
    id: picksId(request.profileId, onSlip.picks),
    sinceMs: onSlip.sinceMs,
    isPlaced: ({ kind }: PlaceBetAnswer) => kind === 'placed',
    leave: onSlip.leave,
  };
  return { request, onSlip: picks };
}

/** Id of a customer's picks among placed picks, independent of their order. */
export const picksId = (profileId: PlaceBetRequest['profileId'], picks: readonly string[]): string =>
  `placed ${profileId} ${[...picks].sort().join(' ')}`;
