import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { STATEMENT_FORMATS, statementParams, statementRowOnTheWire } from './statement.wire.ts';

/** Every movement of a customer's wallet between two days, oldest first (D87). */
export const getStatement = defineEndpoint({
  name: 'getStatement',
  host: 'auth',
  method: 'GET',
  path: '/api/statement/{profile_id}/{from}/{to}',
  needsToken: true,
  params: statementParams,
  response: list(statementRowOnTheWire),
  alsoAs: Object.values(STATEMENT_FORMATS),
});
