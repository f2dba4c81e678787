/** No connection was made: nobody answered, or not the right server. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_CERT_ALTNAME_INVALID|CERT_\w+|\w*SELF_SIGNED_CERT\w*|UNABLE_TO_\w+)$/;
/** No route: not found, or lost while the connection was open. */
const NO_WAY = new Set(['EHOSTUNREACH', 'ENETUNREACH']);

const propertyOf = (error: unknown, name: 'code' | 'syscall'): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** A request that got no answer. */
export interface Unanswered {
  /** True if no byte was sent: the request may be repeated. */
  readonly neverLeft: boolean;
  /** The fault's code. Its message is not passed on, since it may contain an address with a secret. */
  readonly why: string;
}

/** Reads the fault from an error of `fetch`: its cause has the code. */
export const unansweredBy = (error: unknown): Unanswered => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = propertyOf(cause, 'code');
  return {
    neverLeft: NOT_CONNECTED.test(code) || (NO_WAY.has(code) && propertyOf(cause, 'syscall') === 'connect'),
    why: code || (error instanceof Error ? error.name : 'no answer'),
  };
};
