import { printPriceEvent, type PriceEvent, type PricesByOutcome } from '@kipenga/contracts';
import type { MatchNumber } from '../ids.ts';
import type { ChangedMatch, Changes } from './changed-matches.store.ts';

/** Which matches are watched, and of which of them the card alone. */
export type Watched = ReadonlyMap<MatchNumber, { readonly isCard: boolean }>;

/** Before the first version: nothing is known of what is watched. */
export const NOTHING_KNOWN = -1;

/** An event as it is sent. Who comes back with `id` is told what changed after that version. */
export const frameOf = (event: PriceEvent, id: number): string =>
  `event: ${event.kind}\nid: ${id}\ndata: ${printPriceEvent(event)}\n\n`;

/**
 * Where somebody is who has heard a part of what is told at once: still where they were. Zero stands for who knew nothing.
 */
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
 * Writes what each listener is to hear of the same changes. Most of them are at the same version, so what one match comes to is
 * written once for all of these.
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
    // The smaller of the two is gone through: few matches change at once, and nobody watches many.
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
