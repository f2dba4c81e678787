/** The fields of a path or a query as text; of a repeated one the last. */
export const textFields = (fields: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields ?? {}).map(([name, value]) => [
      name,
      Array.isArray(value) ? String(value.at(-1)) : String(value),
    ]),
  );
