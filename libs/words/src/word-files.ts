/** The texts of one room, one file per language, as `import.meta.glob` returns them: `./sw.json` or `./sw/reasons.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;

/** True if the file's path is that of a language. */
export const isFileOf = (file: string, language: string): boolean =>
  file.includes(`/${language}.`) || file.includes(`/${language}/`);

/** Returns the file of a language; the English one if the language has none. */
export const fileFor = <File>(files: Readonly<Record<string, File>>, language: string): File | undefined => {
  const own = Object.keys(files).find((file) => isFileOf(file, language));
  return own === undefined && language !== 'en' ? fileFor(files, 'en') : files[own ?? ''];
};

/** Loads all texts of several rooms in one language, or in English where the language has no file. */
export const loadTexts = async (
  rooms: readonly WordFiles[],
  language: string,
): Promise<Readonly<Record<string, string>>> => {
  const texts = await Promise.all(rooms.map(async (files) => (await fileFor(files, language)?.()) ?? {}));
  return Object.assign({}, ...texts) as Readonly<Record<string, string>>;
};
