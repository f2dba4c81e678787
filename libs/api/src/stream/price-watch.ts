import type { MatchId } from '@kipenga/betting-core';
import { MOST_WATCHED, type PriceEvent, type WatchedMatches } from '@kipenga/contracts';
import { askVersionRepeatedly } from './ask-version.ts';
import type { CachedPrices } from './cached-prices.ts';
import { hearStream, type Later, type PriceSource } from './hear-stream.ts';
import { ToldPrices } from './told-prices.ts';

/** Visibility of the page. */
export interface PageSight {
  readonly isHidden: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
}

interface WatchParts {
  readonly caches: CachedPrices;
  /** Throws if the browser has no EventSource. */
  readonly openSource: (watched: WatchedMatches) => PriceSource;
  readonly page: PageSight;
  readonly later: Later;
  /** A number from 0 to 1. */
  readonly random: () => number;
}

/** Keeps the prices of all watched matches fresh, for all screens of a page. */
export interface PriceWatch {
  /** Watches these matches in addition to others. Returns a function that stops it. */
  watch(ids: readonly MatchId[]): () => void;
}

/** Milliseconds without change before the watched matches are sent, so that scrolling does not send one request per row. */
const REST_MS = 400;
/** Greatest delay in milliseconds until new matches appear on a visible list; kick-offs and prices are shown at once. */
const NEW_MATCHES_MS = 300_000;

type Wanted = ReadonlyMap<MatchId, { readonly isWhole: boolean }>;

const covers = (open: Wanted, wanted: Wanted): boolean =>
  [...wanted].every(([id, { isWhole }]) => {
    const told = open.get(id);
    return told !== undefined && (told.isWhole || !isWhole);
  });

const requestOf = (wanted: Wanted): WatchedMatches => {
  const ids = (whole: boolean) => [...wanted].flatMap(([id, { isWhole }]) => (isWhole === whole ? [id] : []));
  const [matchIds, cardIds] = [ids(true), ids(false)];
  return { ...(matchIds.length > 0 && { matchIds }), ...(cardIds.length > 0 && { cardIds }) };
};

/** Loads lists with new matches again, at most once per period however many arrive. */
const newMatches = (later: Later, refetch: () => void) => {
  let seen: number | null = null;
  let callOff: (() => void) | null = null;
  return {
    hear: (matchesVersion: number): void => {
      if (seen !== null && matchesVersion > seen)
        callOff ??= later(() => {
          callOff = null;
          refetch();
        }, NEW_MATCHES_MS);
      seen = matchesVersion;
    },
    forget: (): void => {
      callOff?.();
      callOff = seen = null;
    },
  };
};

export function priceWatch({ caches, openSource, page, later, random }: WatchParts): PriceWatch {
  /** Watched matches, the most recent last. */
  const watchers = new Map<MatchId, number>();
  const told = new ToldPrices();
  const lists = newMatches(later, caches.refetch);
  let open: { readonly wanted: Wanted; readonly close: () => void } | null = null;
  let isStreamless = false;
  /** The newest list version reported by the stream. */
  let heard: number | null = null;
  let callOff = (): void => undefined;
  let stopSeeing: (() => void) | null = null;

  const hear = (event: PriceEvent): void => {
    told.hear(event);
    if (event.kind === 'reload') {
      told.forget();
      caches.refetch();
    }
    // The version comes last among simultaneous events, so that screens change only once.
    if (event.kind === 'version') {
      heard = event.version;
      caches.bringUpToDate(told.all);
      lists.hear(event.matchesVersion);
    }
  };
  const close = (): void => {
    open?.close();
    open = null;
    told.forget();
  };
  const listen = (wanted: Wanted): (() => void) => {
    const stop = hearStream({
      open: () => openSource(requestOf(wanted)),
      later,
      random,
      onEvent: hear,
      isBehind: async () => (await caches.askVersion()) !== heard,
      onGiveUp: () => reopen(true),
    });
    const stopCorrecting = caches.onAnswer(() => {
      caches.bringUpToDate(told.all);
      // Markets of a watched match were loaded, for example by opening a slip.
      if (!covers(wanted, wantedNow())) settleSoon();
    });
    return () => {
      stop();
      stopCorrecting();
    };
  };
  const reopen = (streamless: boolean): void => {
    isStreamless = streamless;
    close();
    settle();
  };
  const ask = (): (() => void) =>
    askVersionRepeatedly({
      askVersion: caches.askVersion,
      later,
      onChange: caches.refetch,
      onWeary: () => reopen(false),
    });
  const wantedNow = (): Wanted =>
    new Map([...watchers.keys()].slice(-MOST_WATCHED).map((id) => [id, { isWhole: caches.hasMarkets(id) }]));

  const settle = (): void => {
    const wanted = wantedNow();
    if (wanted.size === 0 || page.isHidden()) {
      close();
      lists.forget();
      return;
    }
    if (open && (isStreamless || covers(open.wanted, wanted))) return;
    close();
    open = { wanted, close: isStreamless ? ask() : listen(wanted) };
  };
  const settleSoon = (): void => {
    callOff();
    callOff = later(settle, REST_MS);
  };
  const see = (): void => {
    // A page that becomes visible again may be on another network.
    if (page.isHidden()) isStreamless = false;
    settle();
  };

  const count = (id: MatchId, more: 1 | -1): void => {
    const watching = (watchers.get(id) ?? 0) + more;
    if (more === 1) watchers.delete(id); // to be put behind the others
    if (watching === 0) watchers.delete(id);
    else watchers.set(id, watching);
  };
  return {
    watch: (ids) => {
      const distinct = [...new Set(ids)];
      for (const id of distinct) count(id, 1);
      stopSeeing ??= page.onChange(see);
      settleSoon();
      return () => {
        for (const id of distinct) count(id, -1);
        if (watchers.size === 0) {
          stopSeeing?.();
          stopSeeing = null;
        }
        settleSoon();
      };
    },
  };
}
