/** Where the gateway says what an operator should know. What it says names payments, never phones or secrets. */
export interface GatewayLog {
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}

/** Says what an operator has to look at: what watches the log calls somebody by this mark. */
export const tellOperator = (log: GatewayLog, what: object, words: string): void =>
  log.error({ operator: true, ...what }, words);
