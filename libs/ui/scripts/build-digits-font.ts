/**
 * Cuts the scoreboard digits out of Archivo: width fixed at 75, weights 500 to 800, only the signs that prices and amounts
 * need. The cut is renamed, as the font's licence asks of altered versions, and its licence is put beside it.
 * Run it from the workspace root after a new release of the font: `npx node libs/ui/scripts/build-digits-font.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const SIGNS = '0123456789.,:/+-–−×% KESX';
const NAME = 'Kipenga Score';

const archivo = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));
const target = join(import.meta.dirname, '..', 'src', 'fonts');

const whole = await readFile(join(archivo, 'files', 'archivo-latin-standard-normal.woff2'));
const cut = await subsetFont(whole, SIGNS, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: 75, wght: { min: 500, max: 800 } },
});
const woff2 = await subsetFont(renamed(cut, NAME), SIGNS, { targetFormat: 'woff2' });
await writeFile(join(target, 'kipenga-score.woff2'), woff2);
await copyFile(join(archivo, 'LICENSE'), join(target, 'LICENSE.txt'));
console.log(`${NAME}: ${woff2.length} bytes`);

/** The same font with every family and full name in its `name` table replaced; tables are laid out anew around the new texts. */
function renamed(font: Buffer, family: string): Buffer {
  const count = font.readUInt16BE(4);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 12 + at * 16;
    const offset = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
    };
  });
  const head = Buffer.from(font.subarray(0, 12 + count * 16));
  const bodies: Buffer[] = [];
  let offset = head.length;
  tables.forEach(({ tag, data: original }, at) => {
    const data = tag === 'name' ? nameTable(family) : original;
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    head.writeUInt32BE(checksum(padded), 12 + at * 16 + 4);
    head.writeUInt32BE(offset, 12 + at * 16 + 8);
    head.writeUInt32BE(data.length, 12 + at * 16 + 12);
    bodies.push(padded);
    offset += padded.length;
  });
  return Buffer.concat([head, ...bodies]);
}

/** A `name` table with the four names a font must have: family, style, full name, PostScript name. */
function nameTable(family: string): Buffer {
  const names: readonly (readonly [number, string])[] = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const table = Buffer.alloc(6 + names.length * 12);
  table.writeUInt16BE(names.length, 2);
  table.writeUInt16BE(table.length, 4);
  let offset = 0;
  names.forEach(([id], at) => {
    const length = texts[at]?.length ?? 0;
    // Windows, Unicode, English: platform 3, encoding 1, language 0x409.
    [3, 1, 0x409, id, length, offset].forEach((value, field) =>
      table.writeUInt16BE(value, 6 + at * 12 + field * 2),
    );
    offset += length;
  });
  return Buffer.concat([table, ...texts]);
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}
