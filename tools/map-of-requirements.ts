/** A test file and what is in it. */
export interface TestFile {
  readonly file: string;
  readonly text: string;
}

const ID = /R\d-\d\d/g;

/** `R7-01..09` in a heading stands for all of them. */
function expand(line: string): string {
  return line.replace(
    /(?<room>R\d)-(?<from>\d\d)\.\.(?<to>\d\d)/g,
    (_all, room: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_, step) => `${room}-${String(Number(from) + step).padStart(2, '0')}`,
      ).join(' '),
  );
}

/**
 * The requirements that a list states, in its order: an id is stated where it stands at the head of a line or after a full
 * stop; elsewhere in a line it only refers.
 */
export function statedRequirements(list: string): readonly string[] {
  const stated = list
    .split('\n')
    .filter((line) => line.startsWith('- R'))
    .flatMap((line) =>
      [...expand(line).matchAll(/(?:^- |\. |(?<=R\d-\d\d) )(?<id>R\d-\d\d)(?=[ .])/g)].map(
        ({ groups }) => groups?.['id'] ?? '',
      ),
    );
  return [...new Set(stated)];
}

/** The page that says, for each requirement, which tests carry its id, and which requirements none carries yet. */
export function mapOfRequirements(list: string, tests: readonly TestFile[]): string {
  const shownBy = new Map<string, string[]>();
  for (const { file, text } of tests) {
    for (const id of new Set(expand(text).match(ID) ?? []))
      shownBy.set(id, [...(shownBy.get(id) ?? []), file]);
  }
  const stated = statedRequirements(list);
  const rows = stated.map(
    (id) =>
      `| ${id} | ${(shownBy.get(id) ?? []).map((file) => `[${file}](../${file})`).join('<br>') || '-'} |`,
  );
  const shown = stated.filter((id) => shownBy.has(id)).length;
  return [
    '# Which test shows which requirement',
    '',
    'Made by `node tools/spec-map.ts` from the ids in the tests. The statements are in [requirements.md](requirements.md).',
    `${shown} of ${stated.length} have a test; a dash is work that remains.`,
    '',
    '| Requirement | Shown by |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
