import { areBetsTaxed, type TaxRecord } from '@kipenga/betting-core';
import type { Language } from '@kipenga/shell';

/** What of the law in force a text holds under; without one it always holds. */
export type Law = 'bets-taxed' | 'bets-free' | 'money-taxed';

/** Whether a text holds under these taxes. */
function holdsUnder(tax: TaxRecord, when: Law | undefined): boolean {
  if (when === undefined) return true;
  if (when === 'money-taxed') return tax.depositPercent > 0 || tax.withdrawalPercent > 0;
  return areBetsTaxed(tax) === (when === 'bets-taxed');
}

/** A figure a part is about; `working` says how it is reached. */
export interface Figure {
  readonly when?: Law;
  readonly name: string;
  readonly value: string;
  readonly working?: string;
}

/** What to send by SMS, and what it does. */
export interface SmsWord {
  readonly send: string;
  readonly does: string;
}

/** A paragraph, perhaps under one law alone. */
export type Paragraph = string | { readonly when: Law; readonly text: string };

/** One part of a static page: a heading, paragraphs, and what is better seen than read. `{names}` stand for figures in force. */
export interface Section<P = Paragraph> {
  /** What a link to this part has after its `#`. */
  readonly id?: string;
  readonly heading: string;
  readonly paragraphs: readonly P[];
  readonly figures?: readonly Figure[];
  readonly messages?: readonly SmsWord[];
  /** The words of a button that calls the helpline. */
  readonly call?: string;
}

/** The static pages (R2-08), each by the name of its texts. */
const STATIC_PAGES: Readonly<Record<string, string>> = {
  '/how-to-play': 'how-to-play',
  '/terms-and-conditions': 'terms',
  '/responsible-gambling': 'responsible-gambling',
  '/bonus': 'bonus',
  '/app': 'mobile-app',
};

/** Their texts are files of their own, loaded with the page, one language at a time. */
export const TEXT_FILES = import.meta.glob<readonly Section[]>('../../content/*.json', { import: 'default' });

const textFile = (path: string, language: string) =>
  TEXT_FILES[`../../content/${STATIC_PAGES[path]}.${language}.json`];

const loaded = new Map<string, readonly Section[]>();
const nameOf = (path: string, language: Language) => `${language} ${path}`;

/** A page's text, if it has been loaded. */
export const sectionsNow = (path: string, language: Language): readonly Section[] | null =>
  loaded.get(nameOf(path, language)) ?? null;

/** Loads a page's text; a failed load is not remembered. */
export async function loadSections(path: string, language: Language): Promise<readonly Section[]> {
  const name = nameOf(path, language);
  const known = loaded.get(name) ?? (await (textFile(path, language) ?? textFile(path, 'en'))?.()) ?? [];
  loaded.set(name, known);
  return known;
}

/** Puts the figures in force into a text; a name it does not know stays as it is. */
export function fillFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
}

/** A part as it reads under the taxes in force. */
export const sectionUnder = (tax: TaxRecord, section: Section): Section<string> => ({
  ...section,
  paragraphs: section.paragraphs.flatMap((one) => {
    if (typeof one === 'string') return [one];
    return holdsUnder(tax, one.when) ? [one.text] : [];
  }),
  ...(section.figures && { figures: section.figures.filter(({ when }) => holdsUnder(tax, when)) }),
});
