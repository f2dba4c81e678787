import type { Verdict } from './run-checks.ts';

const MARKS = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' } as const;

/** The verdicts as text: one line each, the faults below it, and the count. */
export const verdictTable = (verdicts: readonly Verdict[]): string => {
  const widest = Math.max(...verdicts.map(({ check }) => check.id.length));
  const lines = verdicts.flatMap(({ check, state, why }) => [
    `${MARKS[state]}  ${check.id.padEnd(widest)}  ${check.says}`,
    ...why.map((one) => `${' '.repeat(widest + 11)}- ${one}`),
  ]);
  const count = (state: Verdict['state']): number => verdicts.filter((one) => one.state === state).length;
  return [
    ...lines,
    '',
    `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`,
  ].join('\n');
};
