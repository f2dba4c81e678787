import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const library = join(import.meta.dirname, '..');
const compiler = join(library, '../../node_modules/@typescript/native/bin/tsc');

// A file that no longer has a source must not be shipped.
rmSync(join(library, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(library, 'tsconfig.build.json')], { stdio: 'inherit' });

// Docstrings name clauses by code: their words travel with the library.
for (const page of ['codes.md', 'requirements.md', 'spec-decisions.md'])
  cpSync(join(library, '../../docs', page), join(library, 'dist/clauses', page));
