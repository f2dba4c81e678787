/** `npm run reset`: deletes the sandbox. The next start makes the embedded database and its season anew. The arcade's debts to deleted wallets and the logs go too. */
import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from './run-command.ts';

const folder = path.resolve(process.env['KIPENGA_DATA'] || path.join(repositoryRoot, '.data'));
const database = path.join(folder, 'postgres');
const journal = path.join(folder, 'arcade');
const logs = ['platform', 'arcade', 'postgres'].map((name) => path.join(folder, `${name}.log`));
/** The database may be a link: the server's account cannot enter every folder, and its data is then elsewhere. */
const isLink = lstatSync(database, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const databases = [...(isLink ? [path.resolve(folder, readlinkSync(database))] : []), database];
/** Files beside a database: its holder, and an SQLite lock, which a killed process leaves with its journal. */
const BESIDE = ['', '.holder', '.lock', '.lock-journal'];
const withHolder = (place: string): readonly string[] => BESIDE.map((ending) => place + ending);
const owner = path.join(database, 'postmaster.pid');

function isRunning(): boolean {
  if (!existsSync(owner)) return false;
  try {
    process.kill(Number(readFileSync(owner, 'utf8').split('\n')[0]), 0);
    return true;
  } catch {
    return false;
  }
}

if (isRunning()) {
  console.error('The platform is running on this database. Stop it first, then run this again.');
  process.exitCode = 1;
} else {
  for (const forgotten of [...databases.flatMap(withHolder), journal, ...logs]) {
    rmSync(forgotten, { recursive: true, force: true });
    console.log(`Forgotten: ${path.relative(repositoryRoot, forgotten)}`);
  }
}
