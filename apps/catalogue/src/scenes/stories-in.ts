import type { StoryName } from '../screen-states/index.ts';

/** A story as its file exports it. */
interface Story {
  readonly name?: string;
  readonly parameters?: { readonly screen?: string };
  readonly play?: unknown;
}

/** A file of stories: under `default` what they have in common. */
export type StoryFile = Readonly<Record<string, unknown>> & {
  readonly default?: { readonly title?: string };
};

/** The stories of an app. */
export interface StoriesOfApp {
  readonly names: readonly string[];
  /** The story of such a name in the matrix of states; undefined when nobody exports it. */
  readonly find: (name: StoryName) => Story | undefined;
}

/** The stories of these files; `import.meta.glob` gives them. */
export function storiesIn(files: Readonly<Record<string, StoryFile>>): StoriesOfApp {
  const modules = Object.values(files);
  const all = modules.flatMap((file) => Object.values(file) as readonly Story[]);
  return {
    names: all.map(({ name }) => name ?? ''),
    find: (name) => {
      const [title, exported = ''] = name.split('#');
      return modules.find((file) => file.default?.title === `Screens/${title}`)?.[exported] as
        | Story
        | undefined;
    },
  };
}
