import ts from 'typescript';

/** A name that a library exports, whether it has a docstring, and the lines of its example; none where it has no example. */
export interface ExportedName {
  readonly name: string;
  readonly isDocumented: boolean;
  readonly example: readonly string[];
}

/** Reads the names behind the door of a library, with the examples of their docstrings. */
export function exportedNames(door: string): readonly ExportedName[] {
  const program = ts.createProgram([door], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@kipenga/source'],
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(door);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${door} exports nothing.`);
  return checker.getExportsOfModule(module).map((named) => {
    const symbol = named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
    const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
    const text = ts.displayPartsToString(tag?.text);
    const isDocumented = symbol.getDocumentationComment(checker).length > 0;
    return { name: named.name, isDocumented, example: text === '' ? [] : text.split('\n') };
  });
}
