/** How the house reaches the push services of browsers (0091). */
export interface PushSettings {
  /** The private key that the house signs by, as VAPID writes it; null for a house without push. */
  readonly privateKey: string | null;
  /** Whom a push service asks when something is wrong: an address of the web or of mail. */
  readonly subject: string;
  /** The hosts that messages may be sent to; `*.` stands for any name below. A sandbox may have `localhost`. */
  readonly services: readonly string[];
}
