import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Output of a command. */
export interface Written {
  readonly stdout: string;
  readonly stderr: string;
  /** Its exit code; 0 if absent. */
  readonly code?: number;
}

/** Runs shell commands at the root of the repository, with only this environment. */
export const runLines = (lines: string, own: NodeJS.ProcessEnv): Promise<Written> =>
  promisify(execFile)('sh', ['-c', lines], {
    cwd: ROOT,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      NODE_COMPILE_CACHE: path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'kipenga-compiled'),
      ...own,
    },
  }).catch((error: Written) => error);
