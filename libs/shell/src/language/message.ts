import type { Wording } from '@kipenga/words';

/** A message to a person: one of ours by its id, or the platform's own words as they came. */
export type Message = string | MessageById;

/** A message id with the values its text needs. Plain data, so it can wait in the store. */
export interface MessageById extends Wording {
  /** What is read where the language of the visit has no such text. */
  readonly orElse?: string;
}

/** A message of ours. */
export function message(id: string, values?: MessageById['values']): MessageById {
  return values === undefined ? { id } : { id, values };
}
