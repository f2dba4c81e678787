import { boundedQueue, type BoundedQueue } from './bounded-queue.ts';
import type { InProcessFetch } from './in-process-fetch.ts';
import { cachedPage, type CachedPage, type PageCache, type PageToCome } from './page-cache.ts';
import { paintWithMatches } from './paint-with-matches.ts';
import type { Language } from '../wording/index.ts';
import type { NamedOffer, PageAddress, RenderedPage, ServerEntry } from './server-entry.ts';

export interface PageParts {
  readonly entry: ServerEntry;
  /** The built page, with slots for the rendered parts. */
  readonly template: string;
  /** The styles of a screen's files that the template has not. */
  readonly stylesOf: (files: readonly string[]) => string;
  /** Names the dictionary that pages of a language are packed with. */
  readonly dictionaryLink: (language: Language) => string;
  readonly fetch: InProcessFetch;
  readonly pages: PageCache;
  readonly tightening: BoundedQueue;
  /** Changes whenever a public list does. */
  readonly dataVersion: () => string;
  /** Is there anything to draw: does the house know all of this? */
  readonly isOffered: (named: NamedOffer) => Promise<boolean>;
  readonly isSandbox: boolean;
}

/** The pages of the sportsbook by address, path and query, as anybody may type it. */
export type SportsbookPages = (address: string, language: Language) => Promise<CachedPage>;

const PATIENCE_MS = 5_000;
/** The pages that any visitor may come to: a hundred or so, with their tabs and languages. */
const PLAIN_PAGES = { waiting: 64, patienceMs: PATIENCE_MS };
/** One page a match and league: thousands, so that drawing them takes a quarter of the processor at most. */
const PAGES_OF_OFFER = { waiting: 4, patienceMs: PATIENCE_MS, rest: 3 };

const fill = (template: string, slot: string, content: string): string =>
  template.replace(`<!--app-${slot}-->`, () => content);

/** The styles of a screen come after the template's, as they do with its script: the first sheet settles the order of the layers. */
const withStyles = (template: string, styles: string): string =>
  template.replace('</head>', () => `${styles}</head>`);

const inTemplate = (
  { template, stylesOf, dictionaryLink }: Pick<PageParts, 'template' | 'stylesOf' | 'dictionaryLink'>,
  language: Language,
  page: RenderedPage,
): string => {
  const withLanguage = template.replace('<html lang="en"', `<html lang="${language}"`);
  const withTitle = withLanguage.replace(/<title>[^<]*<\/title>/, () => `<title>${page.title}</title>`);
  const withScreen = withStyles(withTitle, stylesOf(page.files));
  const withHead = fill(withScreen, 'head', paintWithMatches(page.html) + dictionaryLink(language));
  const withBar = fill(withHead, 'slip-bar', page.slipBar);
  return fill(fill(withBar, 'html', page.html), 'state', page.state);
};

/** Answers as a house without any list. */
const noLists: InProcessFetch = async () => new Response('', { status: 404 });

/** Home as it is before any list has come: what all pages of a build share. */
export const pageWithoutLists =
  ({
    entry,
    template,
    stylesOf,
    isSandbox,
  }: Pick<PageParts, 'entry' | 'template' | 'stylesOf' | 'isSandbox'>) =>
  async (language: Language): Promise<string> => {
    const page = await entry.render({ url: '/', language, isSandbox, fetch: noLists });
    return inTemplate({ template, stylesOf, dictionaryLink: () => '' }, language, page);
  };

const namesNothing = ({ sport, league, match }: NamedOffer): boolean =>
  sport === null && league === null && match === null;

/**
 * Opens the pages. Each is drawn once per version of the lists, by what the app understands of its address. A
 * page goes out without its first view when it cannot be foreseen, is not offered, or finds too much drawing
 * under way.
 */
export const sportsbookPages = (parts: PageParts): SportsbookPages => {
  const { entry, fetch, pages, tightening, dataVersion, isOffered, isSandbox } = parts;
  const plain = boundedQueue(PLAIN_PAGES);
  const ofOffer = boundedQueue(PAGES_OF_OFFER);
  const made = (page: RenderedPage, language: Language): Promise<CachedPage> =>
    cachedPage(page.status, inTemplate(parts, language, page), tightening);

  const draw = async ({ url, names }: PageAddress, language: Language): PageToCome => {
    const queue = namesNothing(names) ? plain : ofOffer;
    const drawn = await queue.run(() => entry.render({ url, language, isSandbox, fetch }));
    return drawn && made(drawn, language);
  };
  const shell = async (url: string, language: Language): Promise<CachedPage> => {
    const [path = url] = url.split('?', 1);
    const make = async (): Promise<CachedPage> =>
      made(await entry.renderShell({ url: path, language, isSandbox }), language);
    return (await pages.get(`shell ${language} ${path}`, '', make)) ?? make();
  };
  const isKnown = (names: NamedOffer): Promise<boolean> =>
    namesNothing(names) ? Promise.resolve(true) : isOffered(names).catch(() => false);

  return async (asked, language) => {
    const address = entry.pageAddressOf(asked);
    const { url, names, isSearch } = address;
    if (isSearch) return shell(url, language);
    const name = `${language} ${url}`;
    const version = dataVersion();
    const known = pages.find(name, version);
    if (known === undefined && !(await isKnown(names))) return shell(url, language);
    const page = known ?? pages.get(name, version, () => draw(address, language));
    return (await page) ?? shell(url, language);
  };
};
