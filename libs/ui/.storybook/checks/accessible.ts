import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { USUAL, type Catalogue } from './catalogue.ts';
import type { Choices } from './show-in-page.ts';
import { isWholePage, type CatalogueStory } from './stories.ts';

/** What a theme can break. The stories run tries all rules in light, this run in dark. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Rules for a whole page: a part or a pattern drawn alone has none around it, and a matrix draws the same part many times. */
const RULES_OF_PAGES = [
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
];

interface Trial {
  readonly name: string;
  readonly choices: Choices;
  readonly rules?: readonly string[];
}

const TRIALS: readonly Trial[] = [
  { name: 'dark', choices: { ...USUAL, theme: 'dark' } },
  { name: 'casino', choices: { ...USUAL, theme: 'casino' }, rules: RULES_OF_COLOUR },
  {
    name: 'dark, more contrast',
    choices: { ...USUAL, theme: 'dark', contrast: 'more' },
    rules: RULES_OF_COLOUR,
  },
  { name: 'the second brand', choices: { ...USUAL, brand: 'ziwa' }, rules: RULES_OF_COLOUR },
  { name: 'light, more contrast', choices: { ...USUAL, contrast: 'more' }, rules: RULES_OF_COLOUR },
];

/** What axe finds on the page, one line for each element: rule, element, and what is wrong with it. */
export async function violations(
  page: Page,
  { only, without = [] }: { readonly only?: readonly string[]; readonly without?: readonly string[] } = {},
): Promise<readonly string[]> {
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // The link that skips the bars stands before every landmark, as it should.
    rules: Object.fromEntries(['region', ...without].map((rule) => [rule, { enabled: false }])),
    ...(only !== undefined && { runOnly: [...only] }),
  };
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
        return `${id}: ${target.join(' ')}: ${why}`;
      }),
    );
  }, options);
}

/** The theme, brand and contrast that a story is drawn in: one that insists on its own is tried once in it. */
const dressOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { theme, brand, contrast } = document.documentElement.dataset;
    return [theme, brand, contrast].join();
  });

export async function expectAccessible({ page, show }: Catalogue, story: CatalogueStory): Promise<void> {
  const tried = new Set<string>();
  for (const { name, choices, rules } of TRIALS) {
    await show(story.id, choices);
    const dress = await dressOf(page);
    if (tried.has(dress)) continue;
    tried.add(dress);
    const found = await violations(page, {
      ...(rules !== undefined && { only: rules }),
      without: isWholePage(story) ? [] : RULES_OF_PAGES,
    });
    expect.soft(found, `axe, ${name}`).toEqual([]);
  }
}
