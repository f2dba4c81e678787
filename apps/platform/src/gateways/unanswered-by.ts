/** No connection was made: there was nobody, or not who it should be. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_ALTNAME_INVALID|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+)$/;
/** Either tells of a way that was not found, or of one that was lost while a connection was open. */
const NO_WAY = new Set(['EHOSTUNREACH', 'ENETUNREACH']);

const propertyOf = (error: unknown, name: 'code' | 'syscall'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** How a request ended that was not answered. */
export interface Unanswered {
  /** Not a byte of it has left: it may be made again. */
  readonly neverLeft: boolean;
  /** The name of the fault. Its words are not told on, for they may hold an address with a secret in it. */
  readonly why: string;
}

/** What an error of `fetch` tells of its request: its cause has the code. */
export const unansweredBy = (error: unknown): Unanswered => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = propertyOf(cause, 'code');
  return {
    neverLeft: NOT_CONNECTED.test(code) || (NO_WAY.has(code) && propertyOf(cause, 'syscall') === 'connect'),
    why: code || (error instanceof Error ? error.name : 'no answer'),
  };
};
