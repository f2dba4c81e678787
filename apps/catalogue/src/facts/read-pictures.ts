import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE_WIDTH } from '../../checks/pictures.ts';

const baselines = path.join(import.meta.dirname, '../../checks/baselines');

/** The height of a picture in CSS pixels, where it is as wide as a telephone. A PNG has its width and height from its 17th byte on. */
function heightOf(file: string): number {
  const png = readFileSync(path.join(baselines, file));
  return Math.round((png.readUInt32BE(20) * PHONE_WIDTH) / png.readUInt32BE(16));
}

/** The approved pictures by name, `<story id>-<theme>`, with their heights. */
export const readPictures = (): Readonly<Record<string, number>> =>
  Object.fromEntries(
    globSync('*.png', { cwd: baselines }).map((file) => [path.basename(file, '.png'), heightOf(file)]),
  );
