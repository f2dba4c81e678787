import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What a command wrote, and what it refused in words. */
export interface Written {
  readonly stdout: string;
  readonly stderr: string;
  /** What it ended with; without one, 0. */
  readonly code?: number;
}

/** Runs lines of a shell at the root of the repository, with this environment alone. */
export const runLines = (lines: string, own: NodeJS.ProcessEnv): Promise<Written> =>
  promisify(execFile)('sh', ['-c', lines], {
    cwd: ROOT,
    env: {
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
      NODE_COMPILE_CACHE: path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'kipenga-compiled'),
      ...own,
    },
  }).catch((error: Written) => error);
