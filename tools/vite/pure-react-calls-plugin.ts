import type { parseSync, Plugin } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];
type Statement = Program['body'][number];

/** React functions that only make a value: an unused call can be dropped. */
const PURE = new Set(['createContext', 'forwardRef', 'memo']);

/**
 * Tells the bundler which calls of a module only make a value, as Babel's React preset does for sources, leaves out the names that
 * are there for React's developer tools, and makes a class and its context one such value. Without it all of react-router is in every page, for its forms, links and prefetching.
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

/** A replacement of a part of a module, from `start` to before `end`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The module with its pure calls marked, without display names, its classes with their contexts. `program` is its syntax tree. */
export function withPureReactCalls(code: string, program: Program): string {
  const react = new Set(program.body.flatMap(reactNames));
  const classes = new Map(program.body.flatMap(classesIn));
  const edits = program.body.flatMap((statement): readonly Edit[] => {
    const { of, property, value } = assignment(statement) ?? {};
    const left: Edit = { start: statement.start, end: statement.end, text: '' };
    if (property === 'displayName' && value?.type === 'Literal') return [left];
    const itsClass = classes.get(of ?? '');
    if (property === 'contextType' && value?.type === 'Identifier' && itsClass !== undefined)
      return [...withContext(itsClass, value.name), left];
    return pureCalls(statement, react).map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' }));
  });
  return edits
    .toSorted((one, other) => one.start - other.start)
    .reduceRight((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);
}

/** Names under which a statement imports all of React. */
function reactNames(statement: Statement): readonly string[] {
  if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') return [];
  return statement.specifiers
    .filter(({ type }) => type === 'ImportNamespaceSpecifier')
    .map(({ local }) => local.name);
}

/** Parts of a statement `Some.property = value`; null for any other statement. */
function assignment(statement: Statement) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return null;
  const { left, right: value } = statement.expression;
  if (
    left.type !== 'MemberExpression' ||
    left.object.type !== 'Identifier' ||
    left.property.type !== 'Identifier'
  )
    return null;
  return { of: left.object.name, property: left.property.name, value };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The classes that a statement keeps under names. */
function classesIn(statement: Statement): readonly (readonly [string, Place])[] {
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ClassExpression' ? [[id.name, init] as const] : [],
  );
}

/** The class and its context as one value. The context is made before the class: every module here begins with its contexts. */
const withContext = ({ start, end }: Place, context: string): readonly Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ Object.assign(' },
  { start: end, end, text: `, { contextType: ${context} })` },
];

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
