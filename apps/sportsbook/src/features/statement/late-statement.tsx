import { lazyPart } from '@kipenga/shell';

/** The address of the statement: a view of the transactions, so that no visit loads it before it is opened. */
export const STATEMENT_HREF = '/transactions?view=statement';

/** The statement, loaded when opened. */
export const LateStatement = lazyPart(() => import('./Statement.tsx').then((file) => file.Statement));
