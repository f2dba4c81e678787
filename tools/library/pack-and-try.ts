import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { installedScript, repositoryRoot } from '../run-command.ts';
import { namedLibrary, type Library } from './library.ts';
import { packInto } from './packed.ts';
import { strangers } from './strangers.ts';

/*
 * Packs a library that is built, compares its exports with the report, and checks the package. Then it installs the
 * package, and what it needs of this repository, in an empty folder without a network and uses it there as a stranger would: from
 * JavaScript under plain Node, and from TypeScript under a strict compiler, the examples of its README too, which also run.
 * `npx node tools/library/pack-and-try.ts libs/pricing`.
 */

const library = namedLibrary();
const stranger = strangers[library.name];
if (stranger === undefined) throw new Error(`No stranger uses ${library.name}: write one in strangers.ts.`);
const room = mkdtempSync(join(tmpdir(), 'library-'));
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

const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    target: 'es2023',
    lib: ['es2023'],
    types: ['node'],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    resolveJsonModule: true,
    noEmit: true,
    skipLibCheck: false,
  },
  include: ['*.ts'],
};

/** The examples of its README, as somebody copies them. */
const recipesOf = ({ folder }: Library): readonly string[] =>
  [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```ts\n(import .+?)^```$/gms)].map(
    ([, code = '']) => code,
  );

try {
  await import('./api-report.ts');
  const tarballs = packInto(room, library, run).map(({ file }) => file);
  for (const [program, ...args] of PACKAGE_CHECKS)
    run(installedScript(`.bin/${program}`), [...args, tarballs.at(-1) ?? ''], room);
  writeFileSync(join(room, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', ...tarballs], room);
  writeFileSync(join(room, 'try.js'), stranger.javascript);
  writeFileSync(join(room, 'try.ts'), stranger.typescript);
  recipesOf(library).forEach((recipe, at) => writeFileSync(join(room, `recipe-${at}.ts`), recipe));
  writeFileSync(join(room, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  // Whoever writes TypeScript for Node has its types.
  mkdirSync(join(room, 'node_modules/@types'), { recursive: true });
  for (const types of ['@types/node', 'undici-types'])
    symlinkSync(join(repositoryRoot, 'node_modules', types), join(room, 'node_modules', types), 'junction');
  const printed = run(process.execPath, ['try.js'], room).trim();
  if (printed !== stranger.prints)
    throw new Error(`The installed package printed ${printed} in place of ${stranger.prints}.`);
  recipesOf(library).forEach((_, at) => run(process.execPath, [`recipe-${at}.ts`], room));
  run(process.execPath, [installedScript('@typescript/native/bin/tsc'), '-p', room], room);
  console.log(
    'Packed, installed offline, run under Node and type-checked, with the examples of its README; its door is the reported one.',
  );
} finally {
  rmSync(room, { recursive: true, force: true });
}
