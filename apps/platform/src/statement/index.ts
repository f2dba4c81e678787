export { statementForms, statementHandlers } from './routes.ts';
export { MOST_ROWS, statementBetween, type Statement } from './statement.ts';
