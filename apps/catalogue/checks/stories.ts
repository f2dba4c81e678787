import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFolder } from '../scripts/serve-catalogue.ts';
import { drawnBy } from '../src/facts/drawn-by.ts';

export interface CatalogueStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  readonly importPath: string;
  /** For a test: name of its story. */
  readonly parentName?: string;
}

interface IndexEntry extends CatalogueStory {
  readonly type: 'story' | 'docs';
  readonly subtype?: string;
  readonly tags: readonly string[];
}

/** The part of `components.json` that the checks read. */
export interface ComponentEntry {
  readonly name: string;
  readonly page: { readonly file: string; readonly title: string; readonly id: string } | null;
  readonly notes: { readonly accessibility: { readonly keys: readonly string[] } } | null;
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(catalogueFolder, file), 'utf8')) as Content;

const entries = (): readonly IndexEntry[] =>
  Object.values(read<{ readonly entries: Readonly<Record<string, IndexEntry>> }>('index.json').entries);

const stories = (): readonly IndexEntry[] =>
  entries().filter(({ type, subtype }) => type === 'story' && subtype !== 'test');

/** Every story as the built catalogue lists them: of components, pages to read and screens. */
export const catalogueStories = (): readonly CatalogueStory[] => stories();

const hasOwnPlay = ({ tags }: IndexEntry): boolean => tags.includes('play-fn');

/**
 * The stories of the short run: those that are drawn for themselves, and those that play something. What another story draws as well differs
 * from it by its words, or is a part of a matrix: `CHECKS=all` tries it too.
 */
export const storiesTried = (): readonly CatalogueStory[] =>
  stories().filter((story) => TRIES_ALL || drawnBy(story.id) === story.id || hasOwnPlay(story));

/** Tests of stories beside their own play: each is drawn and played like a story. */
export const catalogueTests = (): readonly CatalogueStory[] =>
  entries().filter(({ subtype }) => subtype === 'test');

/** The generated page of each component. */
export const componentPages = (): readonly CatalogueStory[] =>
  entries().filter(({ type }) => type === 'docs');

export const components = (): readonly ComponentEntry[] => read('components.json');

/** A part drawn alone, without the page around it. */
export const isPart = ({ title }: CatalogueStory): boolean =>
  title.startsWith('Components/') && title !== 'Components/All components';

/** A link inside a sentence, shown alone: inside sentences the rule of sizes does not apply (WCAG 2.5.8, inline). */
export const LINE_OF_TEXT = /^Components\/Layout\/UiLink(?:Provider)?$/;

/** A page that stands by itself: of an app, or of the catalogue to read. */
export const isWholePage = ({ title }: CatalogueStory): boolean =>
  /^(?:Start here|Foundations|Screens|Resources)\//.test(title);

/** A whole screen of an app in one of its states; no page about them all. */
export const isScreen = ({ title }: CatalogueStory): boolean =>
  /^Screens\/(?!States of every screen$|At a glance$)/.test(title);

/** The story with all states of a component side by side. */
export const isMatrix = ({ exportName }: CatalogueStory): boolean => exportName === 'States';

/** True in the long run, which tries every story in depth, not a sample. */
export const TRIES_ALL = process.env['CHECKS'] === 'all';

/** Main states of a screen, which show all of it; the first story of a file is always one. */
const MAIN_STATE = /^(?:Ideal|Customer|WithASlip|TwentyPicks|Register|VerifyPhone|ForgotPassword|Deposit)$/;

/**
 * Stories tried in depth, by keys, in longer words, larger text, the smallest screen and every theme: the matrix of each component, and each screen in its main
 * states. `CHECKS=all` tries every story.
 */
export function storiesInDepth(): readonly CatalogueStory[] {
  const tried = storiesTried();
  if (TRIES_ALL) return tried;
  const titles = new Set<string>();
  return tried.filter((story) => {
    const isFirst = !titles.has(story.title);
    titles.add(story.title);
    return isMatrix(story) || (isScreen(story) ? isFirst || MAIN_STATE.test(story.exportName) : false);
  });
}
