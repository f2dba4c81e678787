import { FIRST_WORD_FILES } from '@kipenga/ui/word-files';
import { loadTexts, type WordFiles } from '@kipenga/words';
import type { LoadWords } from './words-of-visit.tsx';

const FIRST = import.meta.glob<Readonly<Record<string, string>>>('./words/*.json', { import: 'default' });

/** An app's own texts, besides those of the kit, the shell and the reasons. */
interface AppWordFiles {
  readonly first: WordFiles;
  /** Loads the list of later texts, which is not part of the first view. */
  readonly late?: () => Promise<readonly WordFiles[]>;
}

/** Makes the loader of an app's texts. Only the visitor's language is loaded, and the texts of the first view before the others. */
export const loadWordsWith = ({ first, late }: AppWordFiles): LoadWords => ({
  first: (language) => loadTexts([FIRST_WORD_FILES, FIRST, first], language),
  late: async (language) => {
    const [{ LATE_FILES }, own] = await Promise.all([import('./late-word-files.ts'), late?.()]);
    return loadTexts([...LATE_FILES, ...(own ?? [])], language);
  },
});
