/** Log of a gateway for the operator. Entries name payments, never phones or secrets. */
export interface GatewayLog {
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

/** Logs an error that an operator has to look at: log monitoring alerts on its mark. */
export const logForOperator = (log: GatewayLog, what: object, words: string): void =>
  log.error({ operator: true, ...what }, words);
