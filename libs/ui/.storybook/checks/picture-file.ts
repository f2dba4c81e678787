import { crc32 } from 'node:zlib';

const SIGNATURE_BYTES = 8;
const KEYWORD = 'drawn\0';

/** A chunk of a PNG: length, name, content, check sum. */
function chunk(name: string, content: string): Buffer {
  const body = Buffer.from(name + content, 'latin1');
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(content.length);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Notes in a picture what it was before it was made small: the digest of what the browser drew. */
export function withMark(png: Buffer, digest: string): Buffer {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk('tEXt', KEYWORD + digest), png.subarray(end)]);
}

/** The digest of what the browser drew, as the picture has it noted; null for a picture that no refresh has taken. */
export function markOf(png: Buffer): string | null {
  for (let at = SIGNATURE_BYTES; at + 12 <= png.length; at += png.readUInt32BE(at) + 12) {
    const name = png.toString('latin1', at + 4, at + 8);
    const content = png.toString('latin1', at + 8, at + 8 + png.readUInt32BE(at));
    if (name === 'tEXt' && content.startsWith(KEYWORD)) return content.slice(KEYWORD.length);
  }
  return null;
}
