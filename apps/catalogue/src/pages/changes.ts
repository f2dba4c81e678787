import { facts } from '../facts/facts.ts';
import { notesOf } from '../docs/notes-of.ts';

/** A visible change of a component, from its notes. */
export interface Change {
  readonly on: string;
  readonly what: string;
  readonly name: string;
  /** The address of the component's page. */
  readonly pageId: string;
}

/** Every change the notes tell of, newest first. */
export const changes: readonly Change[] = facts
  .flatMap(({ name, page }) =>
    (notesOf(name)?.changes ?? []).map(({ on, what }) => ({ on, what, name, pageId: page?.id ?? '' })),
  )
  .sort((a, b) => b.on.localeCompare(a.on));
