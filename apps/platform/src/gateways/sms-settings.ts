/** Settings of a carrier with the API of Africa's Talking: how we call it, and how it calls us (D74). */
export interface SmsSettings {
  readonly origin: string;
  readonly apiKey: string;
  readonly username: string;
  /** The sender that customers see. */
  readonly sender: string;
  /** Part of the addresses at which it calls us. */
  readonly callbackSecret: string;
}
