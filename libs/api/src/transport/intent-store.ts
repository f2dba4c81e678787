/** A bet or payment the customer confirmed, kept until its answer is known. */
export interface PendingIntent {
  /** Id of the intent, from the call and its body. Repeating the same press gives the same intent. */
  readonly id: string;
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly endpoint: string;
  /** The call's argument, to repeat it after a reload. */
  readonly request: unknown;
  readonly madeAtMs: number;
}

/** Placed picks, kept so that a stale screen gets the first answer. */
export interface PlacedPicks {
  /** Id of the picks and their owner; different from all ids of intents. */
  readonly id: string;
  readonly answer: unknown;
  readonly placedAtMs: number;
}

/** Id of the confirmed picks, and the time since which the screen has shown them. */
export interface ShownPicks {
  readonly id: string;
  readonly sinceMs: number;
}

/** Stores pending intents. In a browser they survive a reload, so that no bet is lost between sending and answer (D24). */
export interface IntentStore {
  /**
   * Returns the pending intent with the candidate's id, or stores and returns the candidate. Two simultaneous calls get the same.
   * Picks that were placed while the screen showed them are not placed again from it: their answer is returned instead.
   */
  claim(candidate: PendingIntent, shown?: ShownPicks): Promise<PendingIntent | PlacedPicks>;
  /**
   * Removes exactly this intent, because its answer is known, and remembers the picks it placed in the same step. Only the first
   * call does so; a late answer does not make the picks newly placed.
   */
  settle(intent: Pick<PendingIntent, 'id' | 'key'>, placed?: PlacedPicks): Promise<void>;
  /** Returns all intents without a known answer. */
  pending(): Promise<readonly PendingIntent[]>;
}

/**
 * True if these picks were placed after the screen showed them. A time in the future comes from a clock that has since been
 * corrected, and does not count.
 */
export const isPlacedSince = (placed: PlacedPicks, { sinceMs }: ShownPicks, nowMs: number): boolean =>
  sinceMs <= placed.placedAtMs && placed.placedAtMs <= nowMs;

/** Intents in memory only: for tests, servers, and browsers that refuse to store. */
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
