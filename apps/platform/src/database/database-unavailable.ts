/**
 * The database is out of reach, or the connection was lost. A statement or COMMIT that was sent may have taken effect. Nothing
 * here retries; a client that does must use the same key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
  }
}

/**
 * SQLSTATEs: a connection failed or was refused; a server stops, restarts, starts, or has no connection left; it is read-only,
 * as a former primary is.
 */
const SERVER_CODES = /^(08...|25006|28...|57P0[1-5]|53300)$/;
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Driver errors that have no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Errors of a Citus that lost another machine while it asked it, or while it committed there. It gives them the code of a fault of its own. */
const OF_ANOTHER_MACHINE =
  /^(failure on connection marked as essential|could not commit transaction for shard|server closed the connection unexpectedly)/;
const OWN_FAULT = 'XX000';

const isConnectionLost = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return DRIVER_WORDS.test(error.message);
  if (code === OWN_FAULT) return OF_ANOTHER_MACHINE.test(error.message);
  return SERVER_CODES.test(code) || NETWORK_CODES.has(code);
};

/** Passes the driver's answer on. @throws DatabaseUnavailable for every failure of a connection, otherwise the original error. */
export const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Error && isConnectionLost(error) ? new DatabaseUnavailable(error) : error;
  }
};
