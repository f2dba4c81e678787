import { getStatement, STATEMENT_FORMATS, type StatementChoice } from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { fetchFile, type FileThunk } from '../transport/fetch-file.ts';
import { read } from './build-call.ts';

/** Every movement of the wallet. What changes the balance adds to it. */
export const statementApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({ getStatement: read(build, getStatement, ['Balance']) }),
});

export const { useGetStatementQuery } = statementApi;

/** The forms a statement can be kept in, by the ending of their files. */
export type StatementFormat = keyof typeof STATEMENT_FORMATS;

/** Fetches a statement as a file, with the token of who is logged in: no address leads to it. */
export const downloadStatement = (choice: StatementChoice, format: StatementFormat): FileThunk =>
  fetchFile(getStatement, choice, STATEMENT_FORMATS[format]);
