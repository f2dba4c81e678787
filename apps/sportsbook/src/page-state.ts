import type { Language } from '@kipenga/shell';

/** What the server leaves in the page for the browser: the data the HTML was made from. */
export interface PageState {
  readonly language: Language;
  readonly isSandbox: boolean;
  /** The part of the store's state that the browser starts with. */
  readonly store: unknown;
}

/** The element of the page that holds it. */
export const PAGE_STATE_ID = 'kipenga-state';

/** What a list of like things has under one key: a value for each, or the same for all, or again keys. */
type Column = readonly unknown[] | { readonly '=': unknown } | { readonly [key: string]: Column };

/** Marks a list that is told by columns. */
const BY_COLUMNS = '~';
/** Marks a column with one value for all. */
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

/** Eight matches have the same keys and markets: told by columns, a list names these once. @throws RangeError for a key that would be read as a list. */
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

/** JSON that can stand inside a script element: no text in it can end the element or start a comment. */
export function printPageState(state: PageState): string {
  const plain: unknown = JSON.parse(JSON.stringify(state)); // without keys that have no value
  return JSON.stringify(plain, byColumns).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads what the server left; null on a page without it, such as the one of the development server. */
export function readPageState(text: string): PageState | null {
  try {
    const state: unknown = JSON.parse(text, fromColumns);
    return typeof state === 'object' && state !== null && 'language' in state ? (state as PageState) : null;
  } catch {
    return null;
  }
}
