import { LATE_WORD_FILES } from '@kipenga/ui/late-word-files';
import type { WordFiles } from '@kipenga/words';
import { REASON_FILES } from '@kipenga/words/reason-files';

const LATE = import.meta.glob<Readonly<Record<string, string>>>('../modals/words/*.json', {
  import: 'default',
});

/** Texts of both apps after the first view: reasons of answers, the kit's texts and the shell's. */
export const LATE_FILES: readonly WordFiles[] = [REASON_FILES, LATE_WORD_FILES, LATE];
