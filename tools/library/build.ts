import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedScript, repositoryRoot } from '../run-command.ts';
import { namedLibrary } from './library.ts';

/* Compiles a library into its `dist`: `npx node tools/library/build.ts libs/pricing`. What it needs of this repository is built before. */

const { folder, name } = namedLibrary();

// A file that no longer has a source must not be shipped.
rmSync(join(folder, 'dist'), { recursive: true, force: true });
const compiler = installedScript('@typescript/native/bin/tsc');
execFileSync(process.execPath, [compiler, '-p', join(folder, 'tsconfig.build.json')], { stdio: 'inherit' });

// A quote's working and tax records name clauses by code: the words of the codes are packed with them.
const pages = name === '@kipenga/betting-core' ? ['codes.md', 'requirements.md', 'spec-decisions.md'] : [];
for (const page of pages) cpSync(join(repositoryRoot, 'docs', page), join(folder, 'dist/clauses', page));

/** Sentences of `codes.md` about the repository, and those that hold in the package, which has the words of fewer codes. */
const IN_THE_PACKAGE: readonly (readonly [inRepository: string, inPackage: string])[] = [
  [
    'Comments and tests name the sentence they follow by a code. `git grep -A3 "^- D24 " docs` prints one.',
    'A quote and a tax record name the sentence they follow by a code. `grep -A3 "^- D24 " *.md` prints one, in the folder of this page.',
  ],
  ['| 0005 | a page on how the product is built | `docs/decisions` |\n', ''],
  ['`libs/betting-core/examples`; CMB in `libs/pricing/reference`', '`examples` of this package'],
  [', EXP, CMB, JKP', ', EXP, JKP'],
  ['A code in the source that has no words fails a test.\n\n', ''],
];
if (pages.length > 0) {
  const page = join(folder, 'dist/clauses/codes.md');
  const told = IN_THE_PACKAGE.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`docs/codes.md no longer says: ${from}`);
      return text.replace(from, to);
    },
    readFileSync(page, 'utf8'),
  );
  writeFileSync(page, told);
}
