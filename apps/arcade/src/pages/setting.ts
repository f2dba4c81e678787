import type en from '../words/en.json';

/** The settings that the arcade wrote into the page. */
export interface Setting {
  readonly gameId: string;
  readonly name: string;
  /** Origins that may be asked to show the cashier or the lobby. */
  readonly houseOrigins: readonly string[];
  /** Words in the page's language: those of all pages, and those of the game's family. */
  readonly words: Readonly<Record<string, string>>;
}

/** The id of a text that every page has. */
export type FrameWordId = keyof typeof en;

/** Looks a text up in the page's language and replaces `{name}` fields. */
export type Word<Id extends string> = (id: Id, fields?: Readonly<Record<string, string | number>>) => string;

export const setting = JSON.parse(document.querySelector('#setting')?.textContent ?? '{}') as Setting;

/** Typed access to these texts. An amount stays on one line with its currency. */
export const wordsOf =
  <Id extends string>(): Word<Id> =>
  (id, fields = {}) =>
    (setting.words[id] ?? '')
      .replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? ''))
      .replaceAll('KES ', 'KES\u00A0');

/** A text that every page has. */
export const word = wordsOf<FrameWordId>();
