import { expect, test } from 'vitest';
import { meaningOf, type KindMeaning, type TransferKind } from './transfer-kind.ts';

test('a kind that the table lacks compiles nowhere, and one that says too little does not compile', () => {
  // @ts-expect-error nobody has said what it means
  const unknown: TransferKind = 'tip';
  // @ts-expect-error it does not say what the statement calls it
  const unsaid: KindMeaning = { play: null, cash: null };
  expect([unknown, unsaid]).toHaveLength(2);
});

test('a kind of a newer release, or a name that every object has, means nothing here', () => {
  expect([meaningOf('tip'), meaningOf('toString')]).toEqual([null, null]);
  expect(meaningOf('stakes-returned')?.statement?.type).toBe('stakes-returned');
});
