import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a test run came to, over all projects. */
export interface ResultCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line per project, for a person. */
  readonly files: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

type Count = Omit<ResultCount, 'files'>;

function read(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, skipped };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Adds up the JSON reports that Vitest and Playwright left in `folder`. */
export function countResults(folder: string): ResultCount {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];
  const total = { passed: 0, failed: 0, skipped: 0, files: [] as string[] };
  for (const name of names) {
    const { passed, failed, skipped } = read(path.join(folder, name));
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.files.push(
      `${path.basename(name, '.json').padEnd(16)} ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  }
  return total;
}
