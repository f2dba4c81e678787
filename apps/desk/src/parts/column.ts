import type { ReactNode } from 'react';

/** One column: its head, what a cell says, and how it is drawn where that is more than its words. */
export interface Column<Row> {
  readonly name: string;
  /** The cell in plain words, as the CSV has it. */
  readonly text: (row: Row) => string;
  readonly cell?: (row: Row) => ReactNode;
  /** Sums and counts stand under each other at the right, in digits of one width. */
  readonly isNumber?: boolean;
  /** Words that somebody typed, or a list of them: they are broken anywhere, so that no long one widens the table. */
  readonly isLong?: boolean;
}
