/**
 * Sends messages to every process of the house, soon and at most once. Nothing may depend on a lost message: for certainty, ask
 * the database.
 */
export interface Fanout {
  /**
   * Sends to all listeners of the topic; those in this process are called at once. A topic is one word; the payload is text,
   * together with its topic at most {@link LONGEST_WORD} bytes. @throws RangeError if it is longer.
   */
  publish(topic: string, payload: string): void;
  /**
   * Listens to messages from now on. An error thrown by the listener is reported and affects no other listener. Returns the
   * function that stops listening.
   */
  subscribe(topic: string, listener: Listener): () => void;
  stop(): Promise<void>;
}

/** Listener to the messages of a topic. */
export type Listener = (payload: string) => void;

/** Longest message, in bytes: fits a notification of PostgreSQL, beside the sender's name. */
export const LONGEST_WORD = 7_000;
