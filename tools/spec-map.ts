/** Writes docs/spec-map.md: every requirement and the tests that show it. Run it when a test gains or loses an id. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './run-command.ts';
import { mapOfRequirements } from './map-of-requirements.ts';

const read = (file: string): string => readFileSync(path.join(repositoryRoot, file), 'utf8');
const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', '*.stories.tsx'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
})
  .split('\n')
  // Its own test speaks of ids that it shows nothing of.
  .filter((file) => file !== '' && file !== 'tools/map-of-requirements.test.ts')
  .map((file) => ({ file, text: read(file) }));

writeFileSync(
  path.join(repositoryRoot, 'docs/spec-map.md'),
  mapOfRequirements(read('docs/requirements.md'), tests),
);
