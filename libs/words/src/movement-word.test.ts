import { kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { movementWord } from './movement-word.ts';

test.each([
  ['game', 50, 'statement.type.game.won'],
  ['game', -20, 'statement.type.game.lost'],
  ['game', 0, 'statement.type.game.even'],
  ['bet', -49, 'statement.type.bet'],
  ['bonus-release', 20, 'statement.type.bonus-release'],
  ['bonus-release', -20, 'statement.type.bonus-release.out'],
] as const)('a %s of KES %d is called %s', (type, shillings, id) =>
  expect(movementWord({ type, amount: kes(shillings) })).toBe(id),
);
