import ts from 'typescript';

/** A file and its text. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
}

const ID = /R\d-\d\d/g;
/** Codes in comments and tests: R4-13, D24, I14, "trust P14". Longer words that only contain one do not count. */
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

/** Calls whose first argument names a test or a group of them: `test`, `it.each(...)`, `describe.skip`, a story's `.test`. */
const NAMES_A_TEST = /^(?:test|it|describe)$/;

function isTestCall(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return NAMES_A_TEST.test(callee.text);
  if (ts.isPropertyAccessExpression(callee))
    return callee.name.text === 'test' || isTestCall(callee.expression);
  return ts.isCallExpression(callee) && isTestCall(callee.expression);
}

/** The rows of `test.each(rows)(title, ...)`: what a title says of a row it takes from there. */
const rowsOf = (callee: ts.Expression): readonly ts.Node[] =>
  ts.isCallExpression(callee) ? callee.arguments : [];

function stringsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text];
  // Functions in a row are not part of its title.
  if (ts.isFunctionLike(node)) return [];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}

const isProperty = (node: ts.Node, name: string): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) && node.name.getText() === name;

/** The name of a story that is played to an end: `{ name: '...', ...scene(...) }`. One that is only drawn shows nothing but its looks. */
function storyName(node: ts.Node): readonly string[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  const plays = node.properties.some((one) => ts.isSpreadAssignment(one) || isProperty(one, 'play'));
  return plays ? node.properties.filter((one) => isProperty(one, 'name')).flatMap(stringsIn) : [];
}

/** The titles and tags of the tests in a file. Comments, fixtures and what tests say inside are none. */
export function titlesAndTags({ file, text }: TextFile): readonly string[] {
  const isStories = file.endsWith('.stories.tsx');
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestCall(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined)
        titles.push(...stringsIn(title), ...rowsOf(node.expression).flatMap(stringsIn));
    }
    if (isProperty(node, 'tag')) titles.push(...stringsIn(node.initializer));
    if (isStories) titles.push(...storyName(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return titles;
}

/** The page that says, for each requirement, which tests carry its id in title or tag, and which requirements none carries yet. */
export function mapOfRequirements(list: string, tests: readonly TextFile[]): string {
  const shownBy = new Map<string, string[]>();
  for (const test of tests) {
    for (const id of new Set(expand(titlesAndTags(test).join('\n')).match(ID) ?? []))
      shownBy.set(id, [...(shownBy.get(id) ?? []), test.file]);
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
    'Made by `npx node tools/spec-map.ts` from the ids in titles and tags of tests. The statements are in [requirements.md](requirements.md).',
    `${shown} of ${stated.length} have a test; a dash is work that remains.`,
    '',
    '| Requirement | Shown by |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}
