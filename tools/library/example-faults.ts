import path from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../run-command.ts';

/** An example of a docstring, and the name it belongs to. */
interface Example {
  readonly name: string;
  readonly example: readonly string[];
}

/** The strictest options that somebody who copies an example may have in their `tsconfig.json`. */
const STRICT: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@kipenga/source'],
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Writes an example as a file of its own, with an import of the names that it uses. */
function fileOf({ example }: Example, doors: ReadonlyMap<string, readonly string[]>): string {
  const code = example.join('\n');
  const words = new Set(code.match(/[A-Za-z_]\w*/g));
  const imports = [...doors].map(
    ([door, names]) => `import { ${names.filter((name) => words.has(name)).join(', ')} } from '${door}';`,
  );
  // A block of its own: an example may give a name that is also exported.
  return `${imports.join(' ')} {\n${code}\n}`;
}

/**
 * Compiles examples as strict TypeScript, all in one program. `doors` has the names that each file or package exports.
 * Returns what the compiler says of each, after the name of the example.
 */
export function exampleFaults(
  examples: readonly Example[],
  doors: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  // They need no folder of their own: the compiler asks for them by a path where nothing stands.
  const files = new Map(
    examples.map((one, at) => [path.join(repositoryRoot, 'tools', `example-${at}.ts`), one] as const),
  );
  const host = ts.createCompilerHost(STRICT);
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const example = files.get(path.normalize(file));
    return example
      ? ts.createSourceFile(file, fileOf(example, doors), ts.ScriptTarget.ES2023)
      : readFile(file, ...rest);
  };
  const program = ts.createProgram([...files.keys()], STRICT, host);
  return [...files].flatMap(([file, { name }]) => {
    const source = program.getSourceFile(file);
    const faults = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return faults.map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  });
}
