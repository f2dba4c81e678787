import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Result of a test run, over all projects. */
export interface ResultCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** One line per project, for a person. */
  readonly files: readonly string[];
  /** One line per failed test: file, title and first line of the error. */
  readonly failures: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

type Count = Omit<ResultCount, 'files'>;

const failure = (file: string, title: string, message = ''): string =>
  `${path.relative(process.cwd(), file)} › ${title}: ${stripVTControlCharacters(message).trimStart().split('\n', 1)[0]}`;

const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    return status === 'failed' && failed.length === 0
      ? [failure(name, 'the whole file', message)]
      : failed.map(({ fullName, failureMessages }) => failure(name, fullName, failureMessages[0]));
  });

const playwrightFailures = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.flatMap(({ projectName, results }) =>
          results
            .filter(({ error }) => error !== undefined)
            .map(({ error }) => failure(file, `${title} [${projectName}]`, error?.message)),
        ),
      ),
    ...playwrightFailures(inner),
  ]);

function read(file: string): Count {
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  if ('stats' in report) {
    const { expected, flaky, unexpected, skipped } = report.stats;
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      failures: playwrightFailures(report.suites),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: vitestFailures(report),
  };
}

/** Adds up the JSON reports that Vitest and Playwright left in `folder`. */
export function countResults(folder: string): ResultCount {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
    : [];
  const total = { passed: 0, failed: 0, skipped: 0, files: [] as string[], failures: [] as string[] };
  for (const name of names) {
    const { passed, failed, skipped, failures } = read(path.join(folder, name));
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    total.failures.push(...failures);
    total.files.push(
      `${path.basename(name, '.json').padEnd(16)} ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  }
  return total;
}
