/** A file and what is in it. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

const ID = /R\d-\d\d/g;
/** What a comment or a test can name: R4-13, D24, I14, "trust P14". Longer words that only contain one are others. */
const CODE = /(?<![\w#-])(?:R\d-\d\d|D\d\d|I\d\d|(?<=trust )[A-Z]\d{1,2})(?![\w-])/g;

/** `R7-01..09` stands for all of them. */
function expand(text: string): string {
  return text.replace(
    /(?<room>R\d)-(?<from>\d\d)\.\.(?<to>\d\d)/g,
    (_all, room: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, step) => `${room}-${String(Number(from) + step).padStart(2, '0')}`,
      ).join(' '),
  );
}

/** The codes that a page gives words to, in its order: those at the head of a line. Elsewhere in a line it only refers. */
export function statedCodes(page: string): readonly string[] {
  return page
    .split('\n')
    .flatMap(
      (line) => /^- (?<codes>(?:[A-Z]\d{1,2}(?:-\d\d)? )+)/.exec(expand(line))?.groups?.['codes'] ?? [],
    )
    .flatMap((codes) => codes.trim().split(' '));
}

/** Every code the files name that is not stated, with the file that names it. */
export function codesWithoutWords(stated: readonly string[], files: readonly TextFile[]): readonly string[] {
  const known = new Set(stated);
  return files.flatMap(({ file, text }) =>
    [...new Set(expand(text).match(CODE))]
      .filter((code) => !known.has(code))
      .map((code) => `${file}: ${code}`),
  );
}

/** The page that says, for each requirement, which tests carry its id, and which requirements none carries yet. */
export function mapOfRequirements(list: string, tests: readonly TextFile[]): string {
  const shownBy = new Map<string, string[]>();
  for (const { file, text } of tests) {
    for (const id of new Set(expand(text).match(ID) ?? []))
      shownBy.set(id, [...(shownBy.get(id) ?? []), file]);
  }
  const stated = statedCodes(list);
  const rows = stated.map(
    (id) =>
      `| ${id} | ${(shownBy.get(id) ?? []).map((file) => `[${file}](../${file})`).join('<br>') || '-'} |`,
  );
  const shown = stated.filter((id) => shownBy.has(id)).length;
  return [
    '# Which test shows which requirement',
    '',
    'Made by `npx node tools/spec-map.ts` from the ids in the tests. The statements are in [requirements.md](requirements.md).',
    `${shown} of ${stated.length} have a test; a dash is work that remains.`,
    '',
    '| Requirement | Shown by |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
