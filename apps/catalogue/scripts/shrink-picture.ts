import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

interface Oxipng {
  readonly default: (wasm: Uint8Array) => Promise<unknown>;
  readonly optimise: (png: Uint8Array, level: number, interlace: boolean, alpha: boolean) => Uint8Array;
}

/** Beyond this level a picture takes ten times as long and loses another hundredth. */
const LEVEL = 2;

/** The same picture in fewer bytes: a browser writes its screenshots in haste. Loaded only where pictures are taken. */
export async function pictureShrinker(): Promise<(png: Buffer) => Buffer> {
  // By file: the package's own entry asks for a browser's ImageData.
  const file = createRequire(import.meta.url).resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js');
  const oxipng = (await import(pathToFileURL(file).href)) as Oxipng;
  await oxipng.default(readFileSync(file.replace(/\.js$/, '_bg.wasm')));
  return (png) => Buffer.from(oxipng.optimise(png, LEVEL, false, true));
}
