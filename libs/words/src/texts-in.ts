import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by their ids. */
export type Texts = Readonly<Record<string, string>>;

const read = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** The texts of a room in a language, from its folder of words, `sw.json` beside `en.json`; English what that does not say. */
export const textsIn = (folder: string, language: string): Texts => ({
  ...read(join(folder, 'en.json')),
  ...read(join(folder, `${language}.json`)),
});
