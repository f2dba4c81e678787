import { lazyPart } from '@kipenga/shell';

/** Where the statement is: a view of the transactions, so that no visit pays for a page that few open. */
export const STATEMENT_HREF = '/transactions?view=statement';

/** The statement, fetched when it is opened. */
export const LateStatement = lazyPart(() => import('./Statement.tsx').then((file) => file.Statement));
