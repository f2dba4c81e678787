/**
 * Tells every process of the house something, soon and at most once. Nothing hangs on a word that is lost: who must know for
 * certain asks the database.
 */
export interface Fanout {
  /** Tells all who listen to the topic, in this process too. The payload is text of at most {@link LONGEST_PAYLOAD} bytes. */
  tell(topic: string, payload: string): void;
  /** Hears what is told from now on. Answers how to stop listening. */
  hear(topic: string, listener: (payload: string) => void): () => void;
  stop(): Promise<void>;
}

/** What fits a notification of PostgreSQL, its topic included. */
export const LONGEST_PAYLOAD = 7_000;
