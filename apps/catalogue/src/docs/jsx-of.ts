/** A prop in JSX; null if it is not set. Values without a text are written as a variable named after the prop. */
function propOf(name: string, value: unknown): string | null {
  if (value === undefined) return null;
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\\\n]/.test(value)) return `${name}="${value}"`;
  const isPlain = JSON.stringify(value) !== undefined && !isDrawn(value);
  return `${name}={${isPlain ? JSON.stringify(value) : name}}`;
}

/** Children in JSX: plain text where JSX reads it unchanged, else in braces. */
function childOf(children: unknown): string {
  if (typeof children !== 'string') return '{children}';
  return /[&<>{}\n]|^\s|\s$/.test(children) ? `{${JSON.stringify(children)}}` : children;
}

/** True if the value is or contains a React element, whose text would be useless. */
const isDrawn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(isDrawn));

/** A component with these props, as one writes it: to be copied into a screen. */
export function jsxOf(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(props).flatMap(([prop, value]) => propOf(prop, value) ?? []);
  const head = [name, ...set].join(' ');
  if (children === undefined) return `<${head} />`;
  return `<${head}>${childOf(children)}</${name}>`;
}
