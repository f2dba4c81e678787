/** Settings of web push (0091). */
export interface PushSettings {
  /** The house's private VAPID key; null for a house without push. */
  readonly privateKey: string | null;
  /** Contact for push services if something is wrong: an https or mailto address. */
  readonly subject: string;
  /** The hosts that messages may be sent to; `*.` stands for any subdomain. A sandbox may have `localhost`. */
  readonly services: readonly string[];
}
