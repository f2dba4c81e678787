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

/**
 * Keeps pending intents. In a browser it survives a reload, so no bet is lost between sending and answer
 * (D24).
 */
export interface IntentStore {
  /** The pending intent of the candidate's id, or the candidate, now stored. Two at once get the same. */
  claim(candidate: PendingIntent): Promise<PendingIntent>;
  /** Forgets an intent: its answer is known. */
  settle(id: string): Promise<void>;
  /** Every intent whose answer is not known. */
  pending(): Promise<readonly PendingIntent[]>;
}

/** Intents kept in memory only: for tests, servers, and browsers that refuse to store. */
export function memoryIntents(): IntentStore {
  const kept = new Map<string, PendingIntent>();
  return {
    claim: (candidate) => {
      const intent = kept.get(candidate.id) ?? candidate;
      kept.set(intent.id, intent);
      return Promise.resolve(intent);
    },
    settle: (id) => {
      kept.delete(id);
      return Promise.resolve();
    },
    pending: () => Promise.resolve([...kept.values()]),
  };
}
