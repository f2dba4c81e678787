// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { digestOf, digestOfBaselines, readLooks, withoutALine } from './looks-record.ts';
import { markOf, withMark } from './picture-file.ts';

/** The smallest picture: its chunks, and no more of it than their frames. */
const PICTURE = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010800000000 3a7e9b55 0000000a4944415478da6360000000020001 e527d4a2 0000000049454e44ae426082'.replaceAll(
    ' ',
    '',
  ),
  'hex',
);

describe('the mark of a picture', () => {
  test('is what the browser drew, noted in the picture itself', () => {
    expect(markOf(withMark(PICTURE, 'abc123'))).toBe('abc123');
    expect(markOf(PICTURE)).toBeNull();
  });
});

describe('a changed picture', () => {
  const noted = { 'Slip.stories.tsx': 2 };

  test('wants a new line under changes', () => {
    const unsaid = (story: string, lines: number) =>
      withoutALine(new Set([story]), noted, { [story]: lines });
    expect(unsaid('Slip.stories.tsx', 2)).toEqual(['Slip.stories.tsx']);
    expect(unsaid('Slip.stories.tsx', 3)).toEqual([]);
    expect(unsaid('New.stories.tsx', 0)).toEqual([]);
  });

  test('changes the digest of them all', () => {
    const one = { file: 'a-light.png', mark: '1' };
    const other = { file: 'a-dark.png', mark: '2' };
    expect(digestOf([one, other])).toBe(digestOf([other, one]));
    expect(digestOf([one, other])).not.toBe(digestOf([one, { ...other, mark: '3' }]));
    expect(digestOf([one])).not.toBe(digestOf([{ ...one, mark: null }]));
  });
});

test('the pictures are those of the last refresh', () => {
  expect(
    digestOfBaselines(),
    'A picture came or went without one: npm run nx -- run @kipenga/ui:refresh-pictures',
  ).toBe(readLooks().pictures);
});
