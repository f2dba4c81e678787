import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { CONTRAST_PAIRS, PICTURE_PAIRS } from '@kipenga/ui/tokens/contrast-pairs';
import { colourTokens } from '@kipenga/ui/tokens/read-themes';
import { drawnPairs, missingPairs, paintTokens, unpaintTokens } from './drawn-pairs.ts';
import type { OwnTerms } from './own-terms.ts';
import { isWholePage, TRIES_ALL, type CatalogueStory } from './stories.ts';

/** Longest time in milliseconds that a finding may last: earlier ones may come from a page still loading. */
const LONGEST_WAIT_MS = 15_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);

interface AxeChoice {
  /** By these rules alone. */
  readonly only?: readonly string[];
  /** Rules switched on or off. */
  readonly rules?: Axe.RuleObject;
  /** A part of a page: the rules for whole pages do not apply. */
  readonly isPart?: boolean;
}

/** Findings of axe on the page, one line per element: rule, element and fault. */
export async function violations(
  page: Page,
  { only, rules = {}, isPart = false }: AxeChoice = {},
): Promise<readonly string[]> {
  const options: Axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // The skip link stands before every landmark, as it should.
    rules: { region: { enabled: false }, ...rules },
    // Its prefetch serves only rules about films and turned phones.
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

const TOKENS = colourTokens();
const LISTED = [...CONTRAST_PAIRS, ...PICTURE_PAIRS];

/** Contrast is tested by the drawn pairs; axe, three times as slow and less thorough, measures it in the long run. */
const WITHOUT_CONTRAST: Axe.RuleObject = { 'color-contrast': { enabled: false } };

/** Runs in the page. Returns all that determines axe's findings, contrast apart: elements, values of fields, and the width. Ids that React makes up are left out. */
function readPage(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked }) => `${value} ${checked}`,
  );
  const root = document.querySelector('html')?.lang ?? '';
  return [innerWidth, root, ...fields, document.body.outerHTML.replaceAll(/_r_\w+_/g, '')].join('\n');
}

/** Digests of pages in which axe found nothing in this worker: they are not tried again. */
const faultless = new Set<string>();

async function violationsNew(page: Page, choice: AxeChoice): Promise<readonly string[]> {
  const digest = createHash('sha256')
    .update(JSON.stringify(choice))
    .update(await page.evaluate(readPage))
    .digest('base64');
  if (faultless.has(digest)) return [];
  const found = await violations(page, choice);
  if (found.length === 0) faultless.add(digest);
  return found;
}

/**
 * Faults of the page in any theme, brand and contrast: findings of axe, and drawn pairs of text and ground that the contrast test does not try. Tokens are painted
 * meanwhile, so that a link marked by its colour alone is found too.
 */
async function faultsOf(page: Page, choice: AxeChoice): Promise<readonly string[]> {
  await page.evaluate(paintTokens, TOKENS);
  const found = await violationsNew(page, choice);
  const missing = missingPairs(await page.evaluate(drawnPairs, TOKENS), LISTED);
  await page.evaluate(unpaintTokens, TOKENS);
  return [...found, ...missing.map((pair) => `drawn, and no pair of the contrast test: ${pair}`)];
}

/** Expects no findings of axe in the story as shown, and all its text on a ground that the contrast test tries in every theme. */
export async function expectAccessible(
  page: Page,
  story: CatalogueStory,
  { axeRules }: OwnTerms,
): Promise<void> {
  const look = () =>
    faultsOf(page, { rules: { ...axeRules, ...WITHOUT_CONTRAST }, isPart: !isWholePage(story) });
  let found = await look();
  for (const until = Date.now() + LONGEST_WAIT_MS; found.length > 0 && Date.now() < until;)
    found = await look();
  expect.soft(found, 'axe and pairs').toEqual([]);
  if (TRIES_ALL) expect.soft(await violations(page, { only: ['color-contrast'] }), 'contrast').toEqual([]);
}
