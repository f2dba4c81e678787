import type { ArgTypes } from 'storybook/internal/types';

/** A prop that a reader may set by hand. */
export interface AdjustableArg {
  readonly name: string;
  readonly kind: 'boolean' | 'text' | 'choice';
  readonly options: readonly string[];
}

/** Addresses and keys: setting them shows nothing. */
const UNSEEN = /(?:Id|[hH]ref)$/;

const typeOf = (control: unknown): string =>
  typeof control === 'object' && control !== null && 'type' in control ? String(control.type) : '';

/** The props with plain values: switches, choices, and texts that the story fills in. */
export function adjustableArgs(
  argTypes: ArgTypes,
  args: Readonly<Record<string, unknown>>,
): readonly AdjustableArg[] {
  return Object.entries(argTypes).flatMap(([name, { control, options }]): readonly AdjustableArg[] => {
    const type = typeOf(control);
    if (type === 'boolean') return [{ name, kind: 'boolean', options: [] }];
    const texts = (options ?? []).filter((option): option is string => typeof option === 'string');
    if (/^(?:inline-)?(?:select|radio)$/.test(type) && texts.length > 1)
      return [{ name, kind: 'choice', options: texts }];
    return typeof args[name] === 'string' && !UNSEEN.test(name) ? [{ name, kind: 'text', options: [] }] : [];
  });
}
