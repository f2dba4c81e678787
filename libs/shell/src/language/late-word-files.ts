import { LATE_WORD_FILES } from '@kipenga/ui/late-word-files';
import type { WordFiles } from '@kipenga/words';
import { REASON_FILES } from '@kipenga/words/reason-files';

const LATE = import.meta.glob<Readonly<Record<string, string>>>('../modals/words/*.json', {
  import: 'default',
});

/** What both apps say after the first view: why calls were answered as they were, the kit's words and the shell's. */
export const LATE_FILES: readonly WordFiles[] = [REASON_FILES, LATE_WORD_FILES, LATE];
