import type Axe from 'axe-core';

/** Settings a story keeps, whatever is chosen for it. */
export interface OwnTerms {
  /** In CSS pixels; null where the telephone's will do. */
  readonly screen: { readonly width: number; readonly height: number } | null;
  /** Rules of axe it is excused from: a matrix shows several of what a page has once. */
  readonly axeRules: Axe.RuleObject;
}

/** Storybook parameters and globals set by `.storybook/preview.tsx` and the stories. */
interface Loaded {
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: Readonly<Record<string, string>> }>>;
    };
    readonly a11y?: {
      readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] };
    };
  };
}

/** Runs in a page of the catalogue. */
export async function ownTermsOf(storyId: string): Promise<OwnTerms> {
  const story: Loaded = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
  const { storyGlobals, parameters } = story;
  const { width = '', height = '' } =
    parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles ?? {};
  return {
    screen: width.endsWith('px')
      ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
      : null,
    axeRules: Object.fromEntries(
      (parameters.a11y?.config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]),
    ),
  };
}
