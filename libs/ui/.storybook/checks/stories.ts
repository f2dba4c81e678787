import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFolder } from '../../scripts/serve-catalogue.ts';

export interface CatalogueStory {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly exportName: string;
  readonly importPath: string;
}

interface IndexEntry extends CatalogueStory {
  readonly type: 'story' | 'docs';
  readonly subtype?: string;
}

/** What `components.json` of a built catalogue says that the checks need. */
export interface ComponentEntry {
  readonly name: string;
  readonly page: { readonly file: string; readonly title: string; readonly id: string } | null;
  readonly notes: {
    readonly accessibility: { readonly keys: readonly string[] };
    readonly changes?: readonly unknown[];
  } | null;
}

const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(catalogueFolder, file), 'utf8')) as Content;

const entries = (): readonly IndexEntry[] =>
  Object.values(read<{ readonly entries: Readonly<Record<string, IndexEntry>> }>('index.json').entries);

/** Every story as the built catalogue lists them: of components, pages to read, patterns, screens and journeys. */
export const catalogueStories = (): readonly CatalogueStory[] =>
  entries().filter(({ type, subtype }) => type === 'story' && subtype !== 'test');

/** The generated page of each component. */
export const componentPages = (): readonly CatalogueStory[] =>
  entries().filter(({ type }) => type === 'docs');

export const components = (): readonly ComponentEntry[] => read('components.json');

/** A part drawn alone, without the page around it. */
export const isPart = ({ title }: CatalogueStory): boolean =>
  title.startsWith('Components/') && title !== 'Components/All components';

/** A page that stands by itself: of an app, or of the catalogue to read. */
export const isWholePage = ({ title }: CatalogueStory): boolean =>
  /^(?:Start here|Foundations|Screens|Journeys|Resources)\//.test(title);

/** A whole screen of an app, alone or in a journey. */
export const isScreen = ({ title }: CatalogueStory): boolean => /^(?:Screens|Journeys)\//.test(title);

/** The story with all states of a component side by side. */
export const isMatrix = ({ exportName }: CatalogueStory): boolean => exportName === 'States';
