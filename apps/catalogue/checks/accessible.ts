import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { USUAL, type Catalogue } from './catalogue.ts';
import { CONTRAST_PAIRS, PICTURE_PAIRS } from '@kipenga/ui/tokens/contrast-pairs';
import { colourTokens } from '@kipenga/ui/tokens/read-themes';
import { drawnPairs, missingPairs } from './drawn-pairs.ts';
import type { OwnTerms } from './own-terms.ts';
import type { Choices } from './show-in-page.ts';
import { isPart, isWholePage, TRIES_ALL, type CatalogueStory } from './stories.ts';

/**
 * What a theme can break. All rules are tried once, in the story's own theme; the contrast of other themes is a matter of pairs, where not
 * all is tried.
 */
const RULES_OF_COLOUR = ['link-in-text-block', ...(TRIES_ALL ? ['color-contrast'] : [])];

/** What is found at first may be a page on its way: it is a fault if it is still there after so long. */
const LONGEST_WAIT_MS = 15_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);

const THEMES: readonly (readonly [string, Choices])[] = [
  ['dark', { ...USUAL, theme: 'dark' }],
  ['casino', { ...USUAL, theme: 'casino' }],
  ['dark, more contrast', { ...USUAL, theme: 'dark', contrast: 'more' }],
  ['the second brand', { ...USUAL, brand: 'ziwa' }],
  ['light, more contrast', { ...USUAL, contrast: 'more' }],
];

interface AxeChoice {
  /** By these rules alone. */
  readonly only?: readonly string[];
  /** Rules switched on or off. */
  readonly rules?: Axe.RuleObject;
  /** A part of a page: the rules for whole pages do not apply. */
  readonly isPart?: boolean;
}

/** What axe finds on the page, one line for each element: rule, element, and what is wrong with it. */
export async function violations(
  page: Page,
  { only, rules = {}, isPart = false }: AxeChoice = {},
): Promise<readonly string[]> {
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // The link that skips the bars stands before every landmark, as it should.
    rules: { region: { enabled: false }, ...rules },
    // What it would fetch first serves rules about films and turned phones alone.
    preload: false,
    ...(only !== undefined && { runOnly: [...only] }),
  };
  return page.evaluate(
    async ({ options, isPart }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(isPart ? document.body : document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const why = [...any, ...all, ...none].map(({ message }) => message).join('; ');
          return `${id}: ${target.join(' ')}: ${why}`;
        }),
      );
    },
    { options, isPart },
  );
}

/**
 * Axe finds nothing in the story as it is shown, by all rules. It measures contrast where a story is tried in depth: elsewhere the pairs that
 * are drawn are looked up, which refuses more, whatever fades too, and takes a third of the time.
 */
export async function expectNoViolations(
  page: Page,
  story: CatalogueStory,
  { axeRules }: OwnTerms,
  { measuresContrast }: { readonly measuresContrast: boolean },
): Promise<void> {
  const rules = { ...axeRules, ...(!measuresContrast && { 'color-contrast': { enabled: false } }) };
  const look = () => violations(page, { rules, isPart: !isWholePage(story) });
  let found = await look();
  for (const until = Date.now() + LONGEST_WAIT_MS; found.length > 0 && Date.now() < until;)
    found = await look();
  expect.soft(found, 'axe').toEqual([]);
}

const TOKENS = colourTokens();
const LISTED = [...CONTRAST_PAIRS, ...PICTURE_PAIRS];

/** Whatever is drawn on whatever ground is a pair that the contrast test tries in every theme. */
export async function expectListedPairs(page: Page): Promise<void> {
  const drawn = await page.evaluate(drawnPairs, TOKENS);
  expect.soft(missingPairs(drawn, LISTED), 'drawn, and no pair of the contrast test').toEqual([]);
}

/** The theme, brand and contrast that a story is drawn in: one that insists on its own is tried once in it. */
const drawnThemeOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { theme, brand, contrast } = document.documentElement.dataset;
    return [theme, brand, contrast].join();
  });

/**
 * What is read stands out from what is behind it: of a component in every theme, brand and contrast, of a screen in the dark too. A screen
 * is made of components, and what is drawn on what has been found to be a pair that the contrast test tries everywhere. So axe, which takes
 * six times as long to find the same, only looks in one theme more whether links stand out; `CHECKS=all` has it look at contrast in each.
 */
export async function expectColoursToHold({ page, show }: Catalogue, story: CatalogueStory): Promise<void> {
  const tried = new Set<string>([await drawnThemeOf(page)]);
  const themes = TRIES_ALL || isPart(story) ? THEMES : THEMES.slice(0, 1);
  for (const [name, choices] of themes) {
    await show(story.id, choices);
    const drawn = await drawnThemeOf(page);
    if (tried.has(drawn)) continue;
    await expectListedPairs(page);
    if (TRIES_ALL || tried.size === 1)
      expect.soft(await violations(page, { only: RULES_OF_COLOUR }), `axe, ${name}`).toEqual([]);
    tried.add(drawn);
  }
}
