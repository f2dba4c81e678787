import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { baselines } from './looks.ts';
import { markOf } from './picture-file.ts';

/** What a refresh notes beside the pictures it took: `looks.json`. */
export interface LooksRecord {
  /** One digest of them all: a picture that came by another way than a refresh does not fit it. */
  readonly pictures: string;
  /** By story file: how many lines stood under `changes` of the components it documents. */
  readonly changes: Readonly<Record<string, number>>;
}

const file = path.join(import.meta.dirname, 'looks.json');

export const readLooks = (): LooksRecord => JSON.parse(readFileSync(file, 'utf8')) as LooksRecord;

export const writeLooks = (looks: LooksRecord): void =>
  writeFileSync(file, `${JSON.stringify(looks, null, 2)}\n`);

/** One digest of pictures, each by its name and its mark. */
export const digestOf = (
  pictures: readonly { readonly file: string; readonly mark: string | null }[],
): string =>
  createHash('sha256')
    .update(
      pictures
        .map(({ file, mark }) => `${file} ${mark ?? 'came by no refresh'}`)
        .toSorted()
        .join('\n'),
    )
    .digest('hex');

/** The digest of the pictures that are there. */
export const digestOfBaselines = (): string =>
  digestOf(
    readdirSync(baselines).map((file) => ({ file, mark: markOf(readFileSync(path.join(baselines, file))) })),
  );

/** The story files whose pictures changed although no line was added under `changes` since they were last taken. */
export const withoutALine = (
  changed: ReadonlySet<string>,
  noted: LooksRecord['changes'],
  now: LooksRecord['changes'],
): readonly string[] => [...changed].filter((story) => (now[story] ?? 0) <= (noted[story] ?? -1));
