import { expect, test } from 'vitest';
import { sumsWhole } from './sums-whole.ts';

test('KES and its figure do not part, and every other space does', () => {
  expect(sumsWhole('Stake KES 49.00 of KES 1,000, amount in KES or less.')).toBe(
    'Stake KES\u00a049.00 of KES\u00a01,000, amount in KES or less.',
  );
});
