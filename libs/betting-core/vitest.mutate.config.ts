import { mergeConfig } from 'vitest/config';
import { vitestBase } from '../../vitest.base.ts';

/** The run that judges mutants: the examples and tables of cases alone, which are quick and must be enough by themselves. */
export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.property.test.ts', '**/readme.test.ts'],
  },
});
