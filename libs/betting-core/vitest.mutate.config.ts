import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

/**
 * The run that judges mutants. It has the examples and tables of cases alone: they are quick, and must be
 * enough.
 */
export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.property.test.ts'],
  },
});
