import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { PHONE_WIDTH } from '../../checks/pictures.ts';

const baselines = path.join(import.meta.dirname, '../../checks/baselines');

/** What is left of the empty ground under a drawing, in CSS pixels. */
const MARGIN = 16;

/** The chunks of a PNG: four bytes of length, four of name, the data, four of checksum. */
function* chunksOf(png: Buffer): Generator<readonly [name: string, data: Buffer]> {
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    yield [png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)];
    at += length + 12;
  }
}

/**
 * How much of a picture a telephone wide is drawn on, in CSS pixels: below a small component on a screen is only ground.
 * Equal rows are written in equal bytes, so they need not be decoded.
 */
export function drawnHeight(png: Buffer): number {
  const chunks = [...chunksOf(png)];
  const head = chunks[0]?.[1] ?? Buffer.alloc(8);
  const height = head.readUInt32BE(4);
  const pixel = PHONE_WIDTH / head.readUInt32BE(0);
  const rows = inflateSync(Buffer.concat(chunks.flatMap(([name, data]) => (name === 'IDAT' ? [data] : []))));
  const stride = rows.length / height;
  const row = (at: number): Buffer => rows.subarray(at * stride, (at + 1) * stride);
  const last = row(height - 1);
  let used = height;
  while (used > 0 && row(used - 1).equals(last)) used -= 1;
  return Math.round(Math.min(height * pixel, used * pixel + MARGIN));
}

/** The approved pictures by name, `<story id>-<theme>`, each with the height of what is drawn on it. */
export const readPictures = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    globSync('**/*.png', { cwd: baselines }).map((file) => [
      path.basename(file, '.png'),
      drawnHeight(readFileSync(path.join(baselines, file))),
    ]),
  );
