import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * Writes down every export of the built declarations, by name and without comments. The report is checked in,
 * so that a review sees what the library promises differently. `--write` renews it; without, an outdated
 * report is an error.
 */

const library = join(import.meta.dirname, '..');
const report = join(library, 'api-report.md');
const door = join(library, 'dist/index.d.ts');

const HEAD = `# The public door of betting-core, by name

Written by \`npm run api-report -w @kipenga/betting-core\`; the meaning of each name is in the reference (\`npm run docs -w @kipenga/betting-core\`).
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
    'The public door has changed. If that is meant: npm run api-report -w @kipenga/betting-core, and look at the difference.',
  );
