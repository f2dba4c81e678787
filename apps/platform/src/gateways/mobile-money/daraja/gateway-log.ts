/** Where the gateway says what an operator should know. What it says names payments, never phones or secrets. */
export interface GatewayLog {
  warn(what: object, words: string): void;
  error(what: object, words: string): void;
}
