import type { Match } from '@kipenga/betting-core';
import type { ReactNode } from 'react';

type NoteOf = (match: Match) => ReactNode;

const none: NoteOf = () => undefined;
let noteOf = none;

/** Says what stands in a row beside its kick-off; what decides it comes late. Until then, and without it, nothing does. */
export const rowsAreNotedBy = (note: NoteOf = none): void => void (noteOf = note);

/** What stands beside the kick-off of a match. */
export const noteOfRow: NoteOf = (match) => noteOf(match);
