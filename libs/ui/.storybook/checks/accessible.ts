import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { USUAL, type Catalogue } from './catalogue.ts';
import type { Choices } from './show-in-page.ts';
import { isWholePage, type CatalogueStory } from './stories.ts';

/** What a theme can break. All rules are tried by the stories run, in light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

interface Trial {
  readonly name: string;
  readonly choices: Choices;
  /** Here a whole page is tried by the rules for pages too: the stories run sees no more than its own story of it. */
  readonly isForPages?: boolean;
}

const TRIALS: readonly Trial[] = [
  { name: 'dark', choices: { ...USUAL, theme: 'dark' }, isForPages: true },
  { name: 'casino', choices: { ...USUAL, theme: 'casino' } },
  {
    name: 'dark, more contrast',
    choices: { ...USUAL, theme: 'dark', contrast: 'more' },
  },
  { name: 'the second brand', choices: { ...USUAL, brand: 'ziwa' } },
  { name: 'light, more contrast', choices: { ...USUAL, contrast: 'more' } },
];

/** What axe finds on the page, one line for each element: rule, element, and what is wrong with it. */
export async function violations(
  page: Page,
  { only }: { readonly only?: readonly string[] } = {},
): Promise<readonly string[]> {
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // The link that skips the bars stands before every landmark, as it should.
    rules: { region: { enabled: false } },
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
  const isWhole = isWholePage(story);
  for (const { name, choices, isForPages = false } of TRIALS) {
    await show(story.id, choices);
    const dress = await dressOf(page);
    if (tried.has(dress)) continue;
    tried.add(dress);
    const found = await violations(page, isForPages && isWhole ? {} : { only: RULES_OF_COLOUR });
    expect.soft(found, `axe, ${name}`).toEqual([]);
  }
}
