import { BETTING_WORD_FILES } from '@kipenga/ui/betting-word-files';
import type { WordFiles } from '@kipenga/words';
import { NOTICE_FILES } from '@kipenga/words/notice-files';
import { PICK_FILES } from '@kipenga/words/pick-files';
import { STATEMENT_FILES } from '@kipenga/words/statement-files';

const PAGES = import.meta.glob<Readonly<Record<string, string>>>('../pages/words/*.json', {
  import: 'default',
});

/** Words needed after the first view: betting, picks, notices, statements, pages and sheets. */
export const LATE_FILES: readonly WordFiles[] = [
  BETTING_WORD_FILES,
  PICK_FILES,
  NOTICE_FILES,
  STATEMENT_FILES,
  PAGES,
];
