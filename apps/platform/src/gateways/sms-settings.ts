/** How a carrier that speaks the form of Africa's Talking is reached, and reaches us (D74). */
export interface SmsSettings {
  readonly origin: string;
  readonly apiKey: string;
  readonly username: string;
  /** The sender that customers see. */
  readonly sender: string;
  /** Is part of the addresses that it calls us at. */
  readonly callbackSecret: string;
}
