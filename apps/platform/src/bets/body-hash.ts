import { createHash } from 'node:crypto';

const inOneOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOneOrder);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, inOneOrder(part)]),
  );
};

/** The SHA-256 of a body's content: the order its fields came in makes no difference, any changed value does. */
export const bodyHash = (body: unknown): string => createHash('sha256').update(JSON.stringify(inOneOrder(body))).digest('hex');
