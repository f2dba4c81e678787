import type { Language } from '@kipenga/shell';

/** One part of a static page: a heading, paragraphs, perhaps steps. `{names}` stand for figures in force. */
export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly steps?: readonly string[];
}

type LoadSections = () => Promise<readonly Section[]>;

/** The static pages (R2-08): their texts are files of their own, loaded with the page, one language at a time. */
export const STATIC_PAGES: Readonly<Record<string, Readonly<Record<Language, LoadSections>>>> = {
  '/how-to-play': {
    en: () => import('../../content/how-to-play.en.json').then(sections),
    sw: () => import('../../content/how-to-play.sw.json').then(sections),
  },
  '/terms-and-conditions': {
    en: () => import('../../content/terms.en.json').then(sections),
    sw: () => import('../../content/terms.sw.json').then(sections),
  },
  '/responsible-gambling': {
    en: () => import('../../content/responsible-gambling.en.json').then(sections),
    sw: () => import('../../content/responsible-gambling.sw.json').then(sections),
  },
  '/bonus': {
    en: () => import('../../content/bonus.en.json').then(sections),
    sw: () => import('../../content/bonus.sw.json').then(sections),
  },
  '/app': {
    en: () => import('../../content/mobile-app.en.json').then(sections),
    sw: () => import('../../content/mobile-app.sw.json').then(sections),
  },
};

function sections(file: { readonly default: readonly Section[] }): readonly Section[] {
  return file.default;
}

const loaded = new Map<string, readonly Section[]>();
const nameOf = (path: string, language: Language) => `${language} ${path}`;

/** A page's text, if it has been loaded. */
export const sectionsNow = (path: string, language: Language): readonly Section[] | null =>
  loaded.get(nameOf(path, language)) ?? null;

/** Loads a page's text; a failed load is not remembered. */
export async function loadSections(path: string, language: Language): Promise<readonly Section[]> {
  const name = nameOf(path, language);
  const known = loaded.get(name) ?? (await STATIC_PAGES[path]?.[language]()) ?? [];
  loaded.set(name, known);
  return known;
}

/** Puts the figures in force into a text; a name it does not know stays as it is. */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}
