import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/*
 * Builds and packs the library, compares its exports with the report, and checks the package. Then it
 * installs the package in an empty folder without a network and uses it there as a stranger would: from
 * JavaScript under plain Node, and from TypeScript under a strict compiler.
 */

const library = join(import.meta.dirname, '..');
const compiler = join(library, '../../node_modules/@typescript/native/bin/tsc');
const programs = join(library, '../../node_modules/.bin');
const room = mkdtempSync(join(tmpdir(), 'betting-core-'));
const TARBALL = 'kipenga-betting-core-0.0.0.tgz';
/** Checks what package.json claims, and that every module resolution finds the types. */
const PACKAGE_CHECKS = [
  ['publint', 'run', '--strict'],
  ['attw', '--profile', 'esm-only', '--no-emoji'],
] as const;
const withThisNode = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
};

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: withThisNode,
    shell: process.platform === 'win32',
  });
}

function expectSame(what: string, actual: string, expected: string): void {
  if (actual !== expected) throw new Error(`${what}: expected ${expected}, got ${actual}`);
}

const JAVASCRIPT = `
import { DEFAULT_LIMITS, TAX_RECORDS, formatKes, kes, parseOdds, quoteBet } from '@kipenga/betting-core';
import examples from '@kipenga/betting-core/examples/bet-quotes.json' with { type: 'json' };
const prices = ['1.85', '2.10', '3.40'].map((text) => parseOdds(text).value);
const quote = quoteBet({ stake: kes(49), prices, limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0] });
console.log(formatKes(quote.netPayout) + ', ' + examples.length + ' examples');
`;

const TYPESCRIPT = `
import { checkDeposit, DEFAULT_LIMITS, kes, parseMsisdn, type Msisdn, type Rejection } from '@kipenga/betting-core';
import phones from '@kipenga/betting-core/examples/phone-numbers.json' with { type: 'json' };
const read = parseMsisdn(phones[0]?.text ?? '');
export const phone: Msisdn | null = read.ok ? read.value : null;
export const isTaken: boolean = checkDeposit(kes(49), DEFAULT_LIMITS).ok;
export const reason: Rejection = { kind: 'stake-too-low', minimum: kes(20) };
// @ts-expect-error a number is not an amount of money
export const wrong: Rejection = { kind: 'stake-too-low', minimum: 2000 };
`;

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    resolveJsonModule: true,
    noEmit: true,
    skipLibCheck: false,
  },
  include: ['try.ts'],
};

try {
  await import('./build.ts');
  await import('./api-report.ts');
  run('npm', ['pack', '--pack-destination', room, '--ignore-scripts', '--silent'], library);
  for (const [program, ...args] of PACKAGE_CHECKS)
    run(join(programs, program), [...args, join(room, TARBALL)], room);
  writeFileSync(join(room, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', `./${TARBALL}`], room);
  writeFileSync(join(room, 'try.js'), JAVASCRIPT);
  writeFileSync(join(room, 'try.ts'), TYPESCRIPT);
  writeFileSync(join(room, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  expectSame(
    'the installed package',
    run(process.execPath, ['try.js'], room).trim(),
    'KES 469.02, 10 examples',
  );
  run(process.execPath, [compiler, '-p', room], room);
  console.log(
    'Packed, installed offline, imported under Node and type-checked; its door is the reported one.',
  );
} finally {
  rmSync(room, { recursive: true, force: true });
}
