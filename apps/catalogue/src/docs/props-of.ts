import * as kit from '@kipenga/ui';
import type { PropFacts } from './PropsTable.tsx';

interface Documentation {
  readonly displayName?: string;
  readonly description?: string;
  readonly props?: Readonly<
    Record<
      string,
      {
        readonly required?: boolean;
        readonly description?: string;
        readonly tsType?: { readonly name: string; readonly raw?: string };
        readonly defaultValue?: { readonly value: string } | null;
      }
    >
  >;
}

/** Documentation attached to a component at the build; empty if the generator could not read it. */
const documentationOf = (component: unknown): Documentation =>
  (component as Readonly<Record<string, Documentation>> | undefined)?.['__docgenInfo'] ?? {};

const components: Readonly<Record<string, unknown>> = kit;

/** The comment above an exported component. */
export const descriptionOf = (name: string): string => documentationOf(components[name]).description ?? '';

/** The props of an exported component, in the order they are declared. */
export const propsOf = (name: string): readonly PropFacts[] =>
  Object.entries(documentationOf(components[name]).props ?? {}).map(([prop, facts]) => ({
    name: prop,
    type: facts.tsType?.raw ?? facts.tsType?.name ?? '',
    isRequired: facts.required ?? false,
    meaning: facts.description ?? '',
    usual: facts.defaultValue?.value ?? null,
  }));
