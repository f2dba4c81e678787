import { FIRST_WORD_FILES } from '@kipenga/ui/word-files';
import { loadTexts, type WordFiles } from '@kipenga/words';
import type { LoadWords } from './words-of-visit.tsx';

const FIRST = import.meta.glob<Readonly<Record<string, string>>>('./words/*.json', { import: 'default' });

/** Words of an app's own, beside those of the kit, of the shell and of reasons. */
interface AppWordFiles {
  readonly first: WordFiles;
  /** Where the others are listed: the first view carries no list of what comes after it. */
  readonly late?: () => Promise<readonly WordFiles[]>;
}

/** How an app loads its words: only the language of the visit is downloaded, and of it first what the first view shows. */
export const loadWordsWith = ({ first, late }: AppWordFiles): LoadWords => ({
  first: (language) => loadTexts([FIRST_WORD_FILES, FIRST, first], language),
  late: async (language) => {
    const [{ LATE_FILES }, own] = await Promise.all([import('./late-word-files.ts'), late?.()]);
    return loadTexts([...LATE_FILES, ...(own ?? [])], language);
  },
});
