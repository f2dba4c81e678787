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
  readonly type: string;
  readonly subtype?: string;
}

/** A picture that costs more than it tells: how many stories of one file have theirs, beside those with a drawing of their own. */
const MOST_OF_A_FILE = 4;

/** Stories that only show another choice of the toolbar: the checks make those choices themselves. */
const CHOICES = /\b(?:Swahili|Kiswahili|Dark|Light|Large Text|Second Brand)\b/;

const repository = path.join(import.meta.dirname, '../../../..');

/** The stories of the kit and of the catalogue's own pages, as the built catalogue lists them. */
export function kitStories(): readonly CatalogueStory[] {
  const index = JSON.parse(readFileSync(path.join(catalogueFolder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(index.entries).filter(
    ({ type, subtype, importPath, name }) =>
      type === 'story' && subtype !== 'test' && importPath.includes('libs/ui/') && !CHOICES.test(name),
  );
}

/** Of one file: the story with all states and those that draw something else; without such a story the first few. */
function picturedOf(source: string, stories: readonly CatalogueStory[]): readonly CatalogueStory[] {
  const hasOwnDrawing = ({ exportName }: CatalogueStory): boolean =>
    new RegExp(`export const ${exportName} = meta\\.story\\(\\{\\s*(?:globals[^}]*\\},\\s*)?render`).test(
      source,
    );
  const states = stories.find(({ name }) => name === 'States');
  return stories.filter(
    (story, at) => story === states || hasOwnDrawing(story) || (states === undefined && at < MOST_OF_A_FILE),
  );
}

/** The stories of each file that tell what the others do not. */
const tellingStories = (): readonly {
  readonly source: string;
  readonly stories: readonly CatalogueStory[];
}[] =>
  [...Map.groupBy(kitStories(), ({ importPath }) => importPath)].map(([file, stories]) => {
    const source = readFileSync(path.join(repository, file), 'utf8');
    return { source, stories: picturedOf(source, stories) };
  });

/** The stories that longer words, larger text and the smallest screen are tried on. */
export const storiesToTry = (): readonly CatalogueStory[] =>
  tellingStories().flatMap(({ stories }) => stories);

export interface Picture {
  readonly story: CatalogueStory;
  readonly theme: string;
}

/** Every picture to take: components and foundations, light and dark, or in the one theme a file insists on. */
export const pictures = (): readonly Picture[] =>
  tellingStories().flatMap(({ source, stories }) => {
    const themes = /preview\.meta\(\{[^;]*theme: 'casino'/.test(source) ? ['casino'] : ['light', 'dark'];
    return stories
      .filter(({ importPath }) => /libs\/ui\/(?:src|\.storybook\/pages\/foundations)\//.test(importPath))
      .flatMap((story) => themes.map((theme) => ({ story, theme })));
  });
