import type { Language } from '@kipenga/shell';

/** The data a page was drawn from, embedded by the server for the browser. */
export interface PageState {
  readonly language: Language;
  readonly isSandbox: boolean;
  /** The initial state of the browser's store. */
  readonly store: unknown;
}

/** The id of the element that holds it. */
export const PAGE_STATE_ID = 'kipenga-state';

/** One key of a list of similar objects: a value for each object, one value for all, or keys again. */
type Column = readonly unknown[] | { readonly '=': unknown } | { readonly [key: string]: Column };

/** Marks a list stored by columns. */
const BY_COLUMNS = '~';
/** Marks a column with one value for all objects. */
const FOR_ALL = '=';

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function columnOf(values: readonly unknown[]): Column {
  const [first] = values;
  const text = JSON.stringify(first);
  if (values.every((one) => JSON.stringify(one) === text)) return { [FOR_ALL]: first };
  if (!values.every(isThing)) return values;
  const keys = Object.keys(values[0] ?? {});
  const named = JSON.stringify(keys);
  if (keys.includes(FOR_ALL) || !values.every((one) => JSON.stringify(Object.keys(one)) === named))
    return values;
  return Object.fromEntries(keys.map((key) => [key, columnOf(values.map((one) => one[key]))]));
}

/**
 * Stores a list of objects with equal keys by columns, so that the keys are written once.
 * @throws RangeError for a key that would be read as the mark.
 */
function byColumns(_: string, value: unknown): unknown {
  if (isThing(value) && BY_COLUMNS in value)
    throw new RangeError(`A key of the page's state is "${BY_COLUMNS}", which marks a list told by columns.`);
  if (!Array.isArray(value) || value.length < 2 || !value.every(isThing)) return value;
  const column = columnOf(value);
  return Array.isArray(column) ? value : { [BY_COLUMNS]: [value.length, column] };
}

function valueAt(column: Column, at: number): unknown {
  if (Array.isArray(column)) return column[at];
  if (FOR_ALL in column) return column[FOR_ALL];
  return Object.fromEntries(Object.entries(column).map(([key, of]) => [key, valueAt(of as Column, at)]));
}

function fromColumns(_: string, value: unknown): unknown {
  if (!isThing(value) || !(BY_COLUMNS in value)) return value;
  const [length, column] = value[BY_COLUMNS] as readonly [number, Column];
  return Array.from({ length }, (_one, at) => valueAt(column, at));
}

/** Prints JSON that is safe in a script element: no text in it can end the element or start a comment. */
export function printPageState(state: PageState): string {
  const plain: unknown = JSON.parse(JSON.stringify(state)); // drops undefined values
  return JSON.stringify(plain, byColumns).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads the embedded data; null on a page without it, as from the development server. */
export function readPageState(text: string): PageState | null {
  try {
    const state: unknown = JSON.parse(text, fromColumns);
    return typeof state === 'object' && state !== null && 'language' in state ? (state as PageState) : null;
  } catch {
    return null;
  }
}
