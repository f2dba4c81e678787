/** One prop as it stands in JSX; null for one that is not set. What has no text of its own goes by the name of the prop. */
function propOf(name: string, value: unknown): string | null {
  if (value === undefined) return null;
  if (value === true) return name;
  if (typeof value === 'string' && !/["&\\\n]/.test(value)) return `${name}="${value}"`;
  const isPlain = JSON.stringify(value) !== undefined && !isDrawn(value);
  return `${name}={${isPlain ? JSON.stringify(value) : name}}`;
}

/** What stands between the tags: text that JSX would read as it is, else in braces. */
function childOf(children: unknown): string {
  if (typeof children !== 'string') return '{children}';
  return /[&<>{}\n]|^\s|\s$/.test(children) ? `{${JSON.stringify(children)}}` : children;
}

/** Whether it is, or holds, what React draws: its text would be of no use. */
const isDrawn = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('$$typeof' in value || Object.values(value).some(isDrawn));

/** A component with these props, as one writes it: to be copied into a screen. */
export function jsxOf(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const set = Object.entries(props).flatMap(([prop, value]) => propOf(prop, value) ?? []);
  const head = [name, ...set].join(' ');
  if (children === undefined) return `<${head} />`;
  return `<${head}>${childOf(children)}</${name}>`;
}
