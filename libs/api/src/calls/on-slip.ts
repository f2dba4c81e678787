import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/contracts';
import type { PicksOnSlip } from '../transport/with-intent.ts';

/** The answer to a bet or a ticket that was placed. */
export type PlacedAnswer = Extract<PlaceBetAnswer, { kind: 'placed' }>;

/** Where a bet or a ticket is confirmed: its picks by name, since when they stand there, and how they leave once placed. */
export interface OnSlip {
  readonly picks: readonly string[];
  readonly sinceMs: number;
  readonly leave: (answer: PlacedAnswer) => void;
}

/** A request, and the slip it is confirmed on; without one it is placed as often as it is asked for. */
export type OfSlip<Request> = Request & { readonly onSlip?: OnSlip };

/** The call of a bet or a ticket that its slip places once (R4-14). */
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

/** The name of a customer's picks among those that were placed, in whatever order they were picked. */
export const picksId = (profileId: PlaceBetRequest['profileId'], picks: readonly string[]): string =>
  `placed ${profileId} ${[...picks].sort().join(' ')}`;
