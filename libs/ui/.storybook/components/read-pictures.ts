import { closeSync, globSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

const catalogue = path.join(import.meta.dirname, '..');

/** Where a PNG says how high it is: signature, length and name of its first chunk, width. */
const HEIGHT_AT = 20;

function heightOf(file: string): number {
  const head = Buffer.alloc(HEIGHT_AT + 4);
  const opened = openSync(file, 'r');
  readSync(opened, head);
  closeSync(opened);
  return head.readUInt32BE(HEIGHT_AT);
}

/** The approved pictures by name, `<story id>-<theme>`, each with its height in CSS pixels. */
export const readPictures = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    globSync('*/baselines/**/*.png', { cwd: catalogue }).map((file) => [
      path.basename(file, '.png'),
      heightOf(path.join(catalogue, file)),
    ]),
  );
