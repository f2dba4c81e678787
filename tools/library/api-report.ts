import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { namedLibrary } from './library.ts';

/*
 * Checks that no export of a built library changes by accident: a digest of each declaration, without its comments, is checked in.
 * An export that is new, gone or declared differently is an error that shows its declaration; `--write` renews the digests.
 * `npx node tools/library/api-report.ts libs/pricing`, once it is built.
 */

const { folder, name } = namedLibrary();
const report = join(folder, 'api-digests.json');
const door = join(folder, 'dist/index.d.ts');

/** Every export of the built declarations, comments left out, by its name. */
function describeExports(): ReadonlyMap<string, string> {
  const program = ts.createProgram([door], { module: ts.ModuleKind.NodeNext, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(door);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error('There are no built declarations: build the library first.');
  const printer = ts.createPrinter({ removeComments: true });
  const declarationText = (declaration: ts.Declaration): string => {
    // A constant is declared in a list of one: the statement around it holds the keyword.
    const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
    return printer.printNode(ts.EmitHint.Unspecified, whole, declaration.getSourceFile());
  };
  return new Map(
    checker
      .getExportsOfModule(module)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((named) => {
        const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
        return [named.name, (symbol.declarations ?? []).map(declarationText).join('\n')];
      }),
  );
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const declared = describeExports();
const current = Object.fromEntries([...declared].map(([exported, text]) => [exported, digest(text)]));
if (process.argv.includes('--write')) writeFileSync(report, `${JSON.stringify(current, null, 2)}\n`);
else {
  const agreed = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Readonly<Record<string, string>>)
    : {};
  const changed = [...new Set([...Object.keys(agreed), ...Object.keys(current)])]
    .filter((exported) => agreed[exported] !== current[exported])
    .map((exported) => declared.get(exported) ?? `${exported} is gone`);
  if (changed.length > 0)
    throw new Error(
      `The public door has changed. If that is meant: npm run api-report -w ${name}.\n\n${changed.join('\n\n')}`,
    );
}
