/**
 * Tells every process of the house something, soon and at most once. Nothing hangs on a word that is lost: who must know for
 * certain asks the database.
 */
export interface Fanout {
  /**
   * Tells all who listen to the topic, in this process at once. A topic is one word; the payload is text, together with its topic of
   * at most {@link LONGEST_WORD} bytes. @throws RangeError for a longer one.
   */
  tell(topic: string, payload: string): void;
  /** Hears what is told from now on. What the listener throws is told of, and keeps no other from hearing. Answers how to stop listening. */
  hear(topic: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

/** Who hears what is told. */
export type Listener = (payload: string) => void;

/** In bytes: what fits a notification of PostgreSQL, beside the name of who tells. */
export const LONGEST_WORD = 7_000;
