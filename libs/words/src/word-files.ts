/** The texts of one room, a file for each language, as `import.meta.glob` finds them: `./sw.json` or `./sw/reasons.json`. */
export type WordFiles = Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>>;

/** Whether a file has texts of a language, by where it stands. */
export const isFileOf = (file: string, language: string): boolean =>
  file.includes(`/${language}.`) || file.includes(`/${language}/`);

/** The file of a language among these; the English one where the language has none. */
export const fileFor = <File>(files: Readonly<Record<string, File>>, language: string): File | undefined => {
  const own = Object.keys(files).find((file) => isFileOf(file, language));
  return own === undefined && language !== 'en' ? fileFor(files, 'en') : files[own ?? ''];
};

/** Loads all texts of some rooms in one language. What a language has no file for is said in English. */
export const loadTexts = async (
  rooms: readonly WordFiles[],
  language: string,
): Promise<Readonly<Record<string, string>>> => {
  const texts = await Promise.all(rooms.map(async (files) => (await fileFor(files, language)?.()) ?? {}));
  return Object.assign({}, ...texts) as Readonly<Record<string, string>>;
};
