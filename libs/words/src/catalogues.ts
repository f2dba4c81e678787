import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type identity from './en/identity.json';
import type measures from './en/measures.json';
import type notices from './en/notices.json';
import type picks from './en/picks.json';
import type push from './en/push.json';
import type reasons from './en/reasons.json';
import type sms from './en/sms.json';
import type statement from './en/statement.json';
import { LANGUAGES } from './languages.ts';
import { readWording } from './read-wording.ts';
import type { Wording } from './reason-words.ts';

/** Ids of all texts a server may write. */
export type TextId =
  | keyof typeof identity
  | keyof typeof measures
  | keyof typeof notices
  | keyof typeof picks
  | keyof typeof push
  | keyof typeof reasons
  | keyof typeof sms
  | keyof typeof statement;

type Texts = Readonly<Record<string, string>>;

/** The texts of all languages in one folder, which has a subfolder per language. */
export interface Catalogues {
  /** Writes a text in a language; in English if the language does not have it. */
  readonly say: (language: string, wording: Wording) => string;
  /** Returns the ids without a text in a language. */
  readonly missing: (language: string) => readonly string[];
}

/** Reads all files of a language's folder. */
const textsIn = (folder: string, language: string): Texts => {
  const own = path.join(folder, language);
  const files = existsSync(own) ? readdirSync(own) : [];
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(path.join(own, file), 'utf8')) as Texts),
  ) as Texts;
};

const compiled = (texts: Texts): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]));

/** Reads the texts of several languages, English among them. */
export const cataloguesIn = (folder: string, languages: readonly string[]): Catalogues => {
  const texts = new Map(languages.map((language) => [language, textsIn(folder, language)]));
  const english = texts.get('en') ?? {};
  const i18n = new Map(
    [...texts].map(([locale, own]) => [
      locale,
      setupI18n({ locale, messages: { [locale]: compiled({ ...english, ...own }) } }),
    ]),
  );
  return {
    say: (language, wording) => {
      const spoken = i18n.get(language) ?? i18n.get('en');
      if (spoken === undefined) throw new Error(`there is no English in ${folder}`);
      return readWording((id, values) => spoken._(id, values), wording);
    },
    missing: (language) => Object.keys(english).filter((id) => !(id in (texts.get(language) ?? {}))),
  };
};

/** The texts of the house. */
export const HOUSE_CATALOGUES = cataloguesIn(import.meta.dirname, LANGUAGES);
