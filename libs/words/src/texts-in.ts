import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by id. */
export type Texts = Readonly<Record<string, string>>;

const read = (file: string): Texts =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};

/** Returns the texts of a room in a language, from its folder with `en.json` and `sw.json`; English for missing ones. */
export const textsIn = (folder: string, language: string): Texts => ({
  ...read(join(folder, 'en.json')),
  ...read(join(folder, `${language}.json`)),
});
