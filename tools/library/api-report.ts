import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { namedLibrary } from './library.ts';

/*
 * Writes down every export of the built declarations, by name and without comments. The report is checked in,
 * so that a review sees what the library promises differently. `--write` renews it; without, an outdated
 * report is an error. `npx node tools/library/api-report.ts libs/pricing`, once it is built.
 */

const { folder, name } = namedLibrary();
const report = join(folder, 'api-report.md');
const door = join(folder, 'dist/index.d.ts');

const HEAD = `# The public door of ${basename(folder)}, by name

Written by \`npm run api-report -w ${name}\`; the meaning of each name is in the reference (\`npm run docs -w ${name}\`).
`;

/** Every export of the built declarations, comments left out. */
function describeExports(): string {
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
  const texts = checker
    .getExportsOfModule(module)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((named) => {
      const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      return (symbol.declarations ?? []).map(declarationText).join('\n');
    });
  return `${HEAD}\n\`\`\`ts\n${texts.join('\n\n')}\n\`\`\`\n`;
}

const current = describeExports();
const isSame = existsSync(report) && readFileSync(report, 'utf8') === current;
if (process.argv.includes('--write')) writeFileSync(report, current);
else if (!isSame)
  throw new Error(
    `The public door has changed. If that is meant: npm run api-report -w ${name}, and look at the difference.`,
  );
