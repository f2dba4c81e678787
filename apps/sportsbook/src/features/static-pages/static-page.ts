import { areBetsTaxed, type TaxRecord } from '@kipenga/betting-core';
import type { Language } from '@kipenga/shell';

/** The taxes under which a text applies; a text without one always applies. */
export type Law = 'bets-taxed' | 'bets-free' | 'money-taxed';

/** True if a text applies under these taxes. */
function holdsUnder(tax: TaxRecord, when: Law | undefined): boolean {
  if (when === undefined) return true;
  if (when === 'money-taxed') return tax.depositPercent > 0 || tax.withdrawalPercent > 0;
  return areBetsTaxed(tax) === (when === 'bets-taxed');
}

/** A figure of a part; `working` is its derivation. */
export interface Figure {
  readonly when?: Law;
  readonly name: string;
  readonly value: string;
  readonly working?: string;
}

/** A text to send by SMS, and its effect. */
export interface SmsWord {
  readonly send: string;
  readonly does: string;
}

/** A paragraph, perhaps only under certain taxes. */
export type Paragraph = string | { readonly when: Law; readonly text: string };

/** A part of a static page: a heading, paragraphs, figures and other elements. `{names}` stand for figures in force. */
export interface Section<P = Paragraph> {
  /** The fragment of links to this part. */
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly P[];
  readonly figures?: readonly Figure[];
  readonly messages?: readonly SmsWord[];
  /** The label of a button that calls the helpline. */
  readonly call?: string;
}

/** The static pages (R2-08), by path, with the names of their texts. */
const STATIC_PAGES: Readonly<Record<string, string>> = {
  '/how-to-play': 'how-to-play',
  '/terms-and-conditions': 'terms',
  '/responsible-gambling': 'responsible-gambling',
  '/bonus': 'bonus',
  '/app': 'mobile-app',
};

/** Texts are separate files, loaded with the page, in one language. */
export const TEXT_FILES = import.meta.glob<readonly Section[]>('../../content/*.json', { import: 'default' });

const textFile = (path: string, language: string) =>
  TEXT_FILES[`../../content/${STATIC_PAGES[path]}.${language}.json`];

const loaded = new Map<string, readonly Section[]>();
const nameOf = (path: string, language: Language) => `${language} ${path}`;

/** A page's text, if it has been loaded. */
export const sectionsNow = (path: string, language: Language): readonly Section[] | null =>
  loaded.get(nameOf(path, language)) ?? null;

/** Loads a page's text; a failed load can be repeated. */
export async function loadSections(path: string, language: Language): Promise<readonly Section[]> {
  const name = nameOf(path, language);
  const known = loaded.get(name) ?? (await (textFile(path, language) ?? textFile(path, 'en'))?.()) ?? [];
  loaded.set(name, known);
  return known;
}

/** Replaces `{names}` in a text by the figures in force; unknown names stay. */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}

/** A part in its form under the taxes in force. */
export const sectionUnder = (tax: TaxRecord, section: Section): Section<string> => ({
  ...section,
  paragraphs: section.paragraphs.flatMap((one) => {
    if (typeof one === 'string') return [one];
    return holdsUnder(tax, one.when) ? [one.text] : [];
  }),
  ...(section.figures && { figures: section.figures.filter(({ when }) => holdsUnder(tax, when)) }),
});
