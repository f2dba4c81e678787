import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawnHeight } from './read-pictures.ts';

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
}

/** A picture that says it is so wide, of one grey pixel a row: `drawn` rows that differ, the rest alike. */
function picture(drawn: number, height: number, width = 360): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = Array.from({ length: height }, (_, at) => [0, at < drawn ? at % 200 : 255]).flat();
  return Buffer.concat([
    Buffer.alloc(8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a small component on a high picture is as high as what is drawn, and a margin', () =>
  expect(drawnHeight(picture(100, 740))).toBe(116));

test('one drawn half as large counts double', () => expect(drawnHeight(picture(100, 370, 180))).toBe(216));

test('one that fills its picture is as high as the picture', () =>
  expect(drawnHeight(picture(800, 800))).toBe(800));
