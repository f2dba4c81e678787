import type { parseSync, Plugin } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** What of React only makes a value: without a use of the value, nobody would miss the call. */
const PURE = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Tells the bundler which calls of a module only make a value, as Babel's React preset does for sources, and leaves out the names that
 * are there for React's developer tools. Without it all of react-router is in every page, for its forms, links and prefetching.
 */
export function pureReactCallsPlugin(): Plugin {
  return {
    name: 'kipenga:pure-react-calls',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler(code) {
        return { code: withPureReactCalls(code, this.parse(code)), map: null };
      },
    },
  };
}

/** A part of a module, by its first place and the one behind its last, and what stands there instead. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The module with its pure calls marked and its display names left out. `program` is its syntax tree. */
export function withPureReactCalls(code: string, program: Program): string {
  const react = new Set(program.body.flatMap(reactNames));
  const edits = program.body.flatMap((statement): readonly Edit[] =>
    isDisplayName(statement)
      ? [{ start: statement.start, end: statement.end, text: '' }]
      : pureCalls(statement, react).map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' })),
  );
  return edits.reduceRight(
    (edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end),
    code,
  );
}

/** What a statement imports all of React as. */
function reactNames(statement: Statement): readonly string[] {
  if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') return [];
  return statement.specifiers
    .filter(({ type }) => type === 'ImportNamespaceSpecifier')
    .map(({ local }) => local.name);
}

/** Is it `Some.displayName = 'Some'`? */
function isDisplayName(statement: Statement): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return false;
  const { left, right } = statement.expression;
  return (
    left.type === 'MemberExpression' &&
    left.property.type === 'Identifier' &&
    left.property.name === 'displayName' &&
    right.type === 'Literal'
  );
}

/** The calls that a statement keeps under a name and that only make a value. */
function pureCalls(statement: Statement, react: ReadonlySet<string>) {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ init }) => {
    if (init?.type !== 'CallExpression' || init.callee.type !== 'MemberExpression') return [];
    const { object, property } = init.callee;
    const isPure =
      object.type === 'Identifier' &&
      react.has(object.name) &&
      property.type === 'Identifier' &&
      PURE.has(property.name);
    return isPure ? [init] : [];
  });
}
