import type { Wording } from '@kipenga/words';

/** A message: one of our texts by its id, or the platform's own words. */
export type Message = string | MessageById;

/** A text id with its values. Plain data, so it can be kept in the store. */
export interface MessageById extends Wording {
  /** Shown if the visitor's language has no such text. */
  readonly orElse?: string;
}

/** Makes a message from one of our texts. */
export function message(id: string, values?: MessageById['values']): MessageById {
  return values === undefined ? { id } : { id, values };
}
