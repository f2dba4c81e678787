import type { Match } from '@kipenga/betting-core';
import type { ReactNode } from 'react';

type NoteOf = (match: Match) => ReactNode;

const none: NoteOf = () => undefined;
let noteOf = none;

/** Sets the function for notes beside kick-offs, which loads late. Without it there are none. */
export const rowsAreNotedBy = (note: NoteOf = none): void => void (noteOf = note);

/** The note beside a match's kick-off. */
export const noteOfRow: NoteOf = (match) => noteOf(match);
