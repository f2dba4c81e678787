import { placeBetOnTheWire, type PlaceBetRequest } from '../bets/place-bet.wire.ts';
import { decodeWire } from '../travel.ts';
import { betPayload } from './bets.wire.ts';

/** The bet of the samples, decoded, without the parts that are computed on sending. */
export function aBetRequest(): PlaceBetRequest {
  const read = decodeWire(placeBetOnTheWire, betPayload);
  if (!read.ok) throw new Error(read.reason);
  const { betString: _, appName: __, ...request } = read.value;
  return request;
}
