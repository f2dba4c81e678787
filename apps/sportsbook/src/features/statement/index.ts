export { LateStatement, STATEMENT_HREF } from './late-statement.tsx';
