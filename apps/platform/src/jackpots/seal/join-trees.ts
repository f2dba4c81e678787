import { sealTree, type SealTree } from '@kipenga/betting-core';
import { sha256 } from './sha256.ts';

/**
 * The tree over all leaves, from the trees over pages of them: it is what hashing all at once gives, but nobody waits for so long.
 * @param pages all of one size, a power of two, but the last, which may be smaller.
 */
export const joinTrees = (pages: readonly SealTree[]): SealTree => {
  const [first] = pages;
  if (first === undefined || pages.length === 1) return first ?? sealTree([], sha256);
  // A page that has come to its one root early is the odd one, which goes up as it is.
  const below = first.levels.map((_, height) =>
    pages.flatMap(({ levels }) => levels[height] ?? levels.at(-1) ?? []),
  );
  const above = sealTree(below.at(-1) ?? [], sha256);
  return { root: above.root, levels: [...below, ...above.levels.slice(1)] };
};
