import type en from '../words/en.json';

/** What the arcade wrote into the page. */
export interface Setting {
  readonly gameId: string;
  readonly name: string;
  /** Who may hear that the player wants the cashier or the lobby. */
  readonly houseOrigins: readonly string[];
  /** In the page's language: every page's, and those of the game's family. */
  readonly words: Readonly<Record<string, string>>;
}

/** The name of a text that every page has. */
export type FrameWordId = keyof typeof en;

/** Looks a text up in the page's language and fills `{name}` in. */
export type Word<Id extends string> = (id: Id, fields?: Readonly<Record<string, string | number>>) => string;

export const setting = JSON.parse(document.querySelector('#setting')?.textContent ?? '{}') as Setting;

/** The texts of these names. An amount is not parted from its currency at the end of a line. */
export const wordsOf =
  <Id extends string>(): Word<Id> =>
  (id, fields = {}) =>
    (setting.words[id] ?? '')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''))
      .replaceAll('KES ', 'KES\u00A0');

/** A text that every page has. */
export const word = wordsOf<FrameWordId>();
