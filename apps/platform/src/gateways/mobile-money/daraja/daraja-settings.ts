/** Settings of one paybill: how we call Daraja, and how it calls us (D73). */
export interface DarajaSettings {
  readonly baseUrl: string;
  readonly consumerKey: string;
  readonly consumerSecret: string;
  readonly shortcode: string;
  readonly passkey: string;
  readonly initiatorName: string;
  readonly securityCredential: string;
  readonly callbackOrigin: string;
  readonly callbackSecret: string;
}
