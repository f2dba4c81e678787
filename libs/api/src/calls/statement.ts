import { getStatement, STATEMENT_FORMATS, type StatementChoice } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { fetchFile, type FileThunk } from '../transport/fetch-file.ts';
import { read } from './build-call.ts';

/** All movements of the wallet. Refetched when the balance changes. */
export const statementApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getStatement: read(build, getStatement, ['Balance']) }),
});

export const { useGetStatementQuery } = statementApi;

/** Formats of a statement by file extension. */
export type StatementFormat = keyof typeof STATEMENT_FORMATS;

/** Downloads a statement with the customer's token; it has no public address. */
export const downloadStatement = (choice: StatementChoice, format: StatementFormat): FileThunk =>
  fetchFile(getStatement, choice, STATEMENT_FORMATS[format]);
