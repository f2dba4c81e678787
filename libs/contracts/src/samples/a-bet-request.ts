import { placeBetOnTheWire, type PlaceBetRequest } from '../bets/place-bet.wire.ts';
import { decodeWire } from '../travel.ts';
import { betPayload } from './bets.wire.ts';

/** The bet of the samples, in our nouns and without the parts that are made on the way. */
export function aBetRequest(): PlaceBetRequest {
  const read = decodeWire(placeBetOnTheWire, betPayload);
  if (!read.ok) throw new Error(read.reason);
  const { betString: _, appName: __, ...request } = read.value;
  return request;
}
