import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
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
