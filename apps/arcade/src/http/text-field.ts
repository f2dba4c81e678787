/** The text field of this name in a body, query or params; '' if absent. */
export const textField = (of: unknown, name: string): string => {
  const value =
    typeof of === 'object' && of !== null ? (of as Readonly<Record<string, unknown>>)[name] : undefined;
  return typeof value === 'string' ? value : '';
};
