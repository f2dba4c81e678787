/** Something to be said: a message of ours by its id, or the platform's own words as they came. */
export type Said = string | SaidById;

/** A message id with the values its text needs. Plain data, so it can wait in the store. */
export interface SaidById {
  readonly id: string;
  readonly values?: { readonly [name: string]: string | number };
}

/** Says a message of ours. */
export function say(id: string, values?: SaidById['values']): SaidById {
  return values === undefined ? { id } : { id, values };
}

/** True when there is nothing to read: the catalogue then falls back to its own sentence (R8-02). */
export function isSilent(said: Said): boolean {
  return typeof said === 'string' && said.trim() === '';
}
