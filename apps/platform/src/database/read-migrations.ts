import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One numbered file of the migrations folder. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  readonly checksum: string;
  /**
   * True if the previous version works on the migrated database: it may run beside this one, and be returned to. The file says
   * so in a separate line.
   */
  readonly formerWorkOn: boolean;
}

const COMMENT = String.raw`--[^\n]*|/\*[^]*?\*/`;
/** A statement up to its semicolon; semicolons inside quotes, dollar-quoted bodies and comments do not count. */
const STATEMENT = new RegExp(
  String.raw`(?:${COMMENT}|'[^']*'|"[^"]*"|\$(?<tag>\w*)\$[^]*?\$\k<tag>\$|[^;])+`,
  'g',
);
const BEFORE = new RegExp(String.raw`^(?:\s|${COMMENT})+`);

/** The statements of a migration, without the comments before them. */
export const statementsOf = (text: string): readonly string[] =>
  (text.match(STATEMENT) ?? []).map((one) => one.replace(BEFORE, '').trim()).filter((one) => one !== '');

const FORMER_WORK_ON = /^-- Former versions work on\.$/m;

const FILE = /^(\d{4})_([a-z0-9_]+)\.sql$/;
const FOLDER = join(import.meta.dirname, 'migrations');

/** Reads the migrations of a folder in order. Refuses a badly named file and a number used twice. */
export const readMigrations = async (folder: string = FOLDER): Promise<readonly Migration[]> => {
  const names = (await readdir(folder)).toSorted();
  const migrations = await Promise.all(
    names.map(async (file) => {
      const parts = FILE.exec(file);
      if (!parts) throw new Error(`${file} is not named NNNN_name.sql`);
      const text = await readFile(join(folder, file), 'utf8');
      return {
        version: Number(parts[1]),
        name: file,
        statements: statementsOf(text),
        checksum: createHash('sha256').update(text).digest('hex'),
        formerWorkOn: FORMER_WORK_ON.test(text),
      };
    }),
  );
  const twice = migrations.find((one, at) => migrations[at - 1]?.version === one.version);
  if (twice) throw new Error(`two migrations have the number of ${twice.name}`);
  return migrations;
};
