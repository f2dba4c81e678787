/** Reports the size of the rooms: files, lines, and lengths of functions. `npx node tools/room-report.ts 60` names each function longer than that. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from './run-command.ts';

interface LongFunction {
  readonly place: string;
  readonly lines: number;
}

const longest = Number(process.argv[2] ?? Infinity);
const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: repositoryRoot, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      file !== '' && !/\.(?:test|stories|specimens|notes|typetest)\.|\/testing\/|^e2e\/journeys/.test(file),
  );

/** The platform is many rooms; elsewhere a project is one. */
const roomOf = (file: string): string =>
  (
    /^apps\/platform\/src\/[^/]+(?=\/)/.exec(file) ??
    /^(?:apps|libs)\/[^/]+/.exec(file) ?? [file.split('/')[0]]
  )[0] ?? '';

const functionsIn = (file: string, source: ts.SourceFile): readonly LongFunction[] => {
  const found: LongFunction[] = [];
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const from = lineOf(node.getStart(source));
      found.push({ place: `${file}:${from}`, lines: lineOf(node.end) - from + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const rooms = Map.groupBy(tracked, roomOf);
const rows = [...rooms].map(([room, files]) => {
  const sources = files.map((file) => ({ file, text: readFileSync(join(repositoryRoot, file), 'utf8') }));
  const functions = sources
    .flatMap(({ file, text }) =>
      functionsIn(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)),
    )
    .toSorted((one, other) => one.lines - other.lines);
  const lines = sources.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const p95 = functions[Math.floor(functions.length * 0.95)]?.lines ?? 0;
  return {
    room,
    files: files.length,
    lines,
    functions: functions.length,
    p95,
    max: functions.at(-1)?.lines ?? 0,
    all: functions,
  };
});
console.table(
  rows.toSorted((one, other) => other.p95 - one.p95),
  ['room', 'files', 'lines', 'functions', 'p95', 'max'],
);
for (const { place, lines } of rows.flatMap(({ all }) => all))
  if (lines > longest) console.log(`${lines}\t${place}`);
