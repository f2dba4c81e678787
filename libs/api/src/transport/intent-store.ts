/** A bet or payment the customer confirmed, until its answer is known. */
export interface PendingIntent {
  /** Names the intent: the call and its body. The same press again is the same intent. */
  readonly id: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly endpoint: string;
  /** The call's argument, to ask again with after a reload. */
  readonly request: unknown;
  readonly madeAtMs: number;
}

/** Picks that were placed: what a screen hears that still shows them as they stood before. */
export interface PlacedPicks {
  /** Names them and their owner; no intent is called so. */
  readonly id: string;
  readonly answer: unknown;
  readonly placedAtMs: number;
}

/** The picks of a press, by name, and since when they have stood on the screen it was made on. */
export interface ShownPicks {
  readonly id: string;
  readonly sinceMs: number;
}

/**
 * Keeps pending intents. In a browser it survives a reload, so no bet is lost between sending and answer
 * (D24).
 */
export interface IntentStore {
  /**
   * The pending intent of the candidate's id, or the candidate, now stored. Two at once get the same. Picks that were placed while
   * they stood on the screen are not placed again from there: their answer is given instead.
   */
  claim(candidate: PendingIntent, shown?: ShownPicks): Promise<PendingIntent | PlacedPicks>;
  /**
   * Forgets this very intent: its answer is known. What it has placed is remembered in the same step, and once: who hears the answer
   * late does not make the picks newly placed.
   */
  settle(intent: Pick<PendingIntent, 'id' | 'key'>, placed?: PlacedPicks): Promise<void>;
  /** Every intent whose answer is not known. */
  pending(): Promise<readonly PendingIntent[]>;
}

/** Did these picks become a bet after they came to the screen? One of the future was told by a clock that has been put right. */
export const isPlacedSince = (placed: PlacedPicks, { sinceMs }: ShownPicks, nowMs: number): boolean =>
  sinceMs <= placed.placedAtMs && placed.placedAtMs <= nowMs;

/** Intents kept in memory only: for tests, servers, and browsers that refuse to store. */
export function memoryIntents(): IntentStore {
  const kept = new Map<string, PendingIntent>();
  const placedPicks = new Map<string, PlacedPicks>();
  return {
    claim: (candidate, shown) => {
      const placed = shown && placedPicks.get(shown.id);
      if (placed && isPlacedSince(placed, shown, candidate.madeAtMs)) return Promise.resolve(placed);
      const intent = kept.get(candidate.id) ?? candidate;
      kept.set(intent.id, intent);
      return Promise.resolve(intent);
    },
    settle: ({ id, key }, placed) => {
      if (kept.get(id)?.key !== key) return Promise.resolve();
      kept.delete(id);
      if (placed) placedPicks.set(placed.id, placed);
      return Promise.resolve();
    },
    pending: () => Promise.resolve([...kept.values()]),
  };
}
