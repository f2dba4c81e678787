/**
 * The database is out of reach, or the connection was lost. A statement or a COMMIT that was sent may have
 * been done. Nothing here tries again; who asks again does so with the first key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: Error) {
    super(`The database cannot be reached: ${cause.message}`, { cause });
  }
}

/**
 * SQLSTATEs: a connection failed or was refused; a server stops, restarts, starts, or has no connection left; it only lets read, as one does
 * that is the primary no more.
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
/** What the driver says without a code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/;

const isConnectionLost = (error: Error): boolean => {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return code === '' ? DRIVER_WORDS.test(error.message) : SERVER_CODES.test(code) || NETWORK_CODES.has(code);
};

/**
 * Passes on what the driver answers. @throws DatabaseUnavailable for every failure of a connection, else what
 * was thrown.
 */
export const orUnavailable = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Error && isConnectionLost(error) ? new DatabaseUnavailable(error) : error;
  }
};
