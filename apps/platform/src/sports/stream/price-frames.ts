import { printPriceEvent, type PriceEvent, type PricesByOutcome } from '@kipenga/contracts';
import type { MatchNumber } from '../ids.ts';
import type { ChangedMatch, Changes } from './changed-matches.store.ts';

/** The watched matches; `isCard` if only the card is. */
export type Watched = ReadonlyMap<MatchNumber, { readonly isCard: boolean }>;

/** Before the first version: a new listener knows nothing. */
export const NOTHING_KNOWN = -1;

/** An event as it is sent. A client that reconnects with `id` gets the changes after that version. */
export const frameOf = (event: PriceEvent, id: number): string =>
  `event: ${event.kind}\nid: ${id}\ndata: ${printPriceEvent(event)}\n\n`;

/** Id for a part of several frames sent together: the listener has not reached the new version yet. Zero stands for a new listener. */
const partId = (since: number): number => Math.max(0, since);

const matchFrames = (match: ChangedMatch, since: number, isCard: boolean): string => {
  const hasNewState = match.stateVersion > since;
  const hasNewPlay = match.live !== null && match.liveVersion > since;
  const told = match.prices.filter(
    (price) => (hasNewState || price.version > since) && (!isCard || price.isOnCard),
  );
  const odds: PricesByOutcome = Object.fromEntries(told.map((price) => [price.id, price.odds]));
  const state: PriceEvent = {
    kind: 'match',
    matchId: match.id,
    state: match.state,
    ...(match.score !== null && { score: match.score }),
    ...(match.live && { live: match.live.state }),
    ...(match.live?.event && { event: match.live.event }),
  };
  return [
    ...(hasNewState || hasNewPlay ? [frameOf(state, partId(since))] : []),
    ...(told.length > 0 ? [frameOf({ kind: 'prices', matchId: match.id, odds }, partId(since))] : []),
  ].join('');
};

/**
 * Writes the frames of each listener for the same changes. Most listeners are at the same version, so each match is written once
 * for all of these.
 */
export const frameWriter = ({ version, matches }: Changes) => {
  const written = new Map<string, string>();
  const once = (number: MatchNumber, match: ChangedMatch, since: number, isCard: boolean): string => {
    const key = `${number} ${since} ${isCard}`;
    const frames = written.get(key) ?? matchFrames(match, since, isCard);
    written.set(key, frames);
    return frames;
  };
  return (watched: Watched, since: number): string => {
    // Iterates over the smaller of the two: few matches change at once, and nobody watches many.
    const numbers = matches.size < watched.size ? matches.keys() : watched.keys();
    const frames: string[] = [];
    for (const number of numbers) {
      const [match, asked] = [matches.get(number), watched.get(number)];
      if (match && asked) frames.push(once(number, match, since, asked.isCard));
    }
    return frames.join('') + frameOf({ kind: 'version', ...version }, version.version);
  };
};

export type FrameWriter = ReturnType<typeof frameWriter>;
