import type { Scene } from '../catalogue.ts';
import type en from '../words/en.json';

/** What the arcade wrote into the page. */
export interface Setting {
  readonly gameId: string;
  readonly name: string;
  readonly scene: Scene;
  /** Who may hear that the player wants the cashier or the lobby. */
  readonly houseOrigins: readonly string[];
  /** In the page's language. */
  readonly words: Readonly<Record<keyof typeof en, string>>;
}

/** The name of a text. */
export type WordId = keyof typeof en;

export const setting = JSON.parse(document.querySelector('#setting')?.textContent ?? '{}') as Setting;

/** A text in the page's language, with `{name}` filled in. An amount is not parted from its currency at the end of a line. */
export const word = (id: WordId, fields: Readonly<Record<string, string | number>> = {}): string =>
  setting.words[id]
    .replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''))
    .replaceAll('KES ', 'KES\u00A0');
