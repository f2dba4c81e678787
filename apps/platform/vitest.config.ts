import { availableParallelism } from 'node:os';
import { mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { vitestBase } from '../../vitest.base.ts';

/**
 * Vitest begins with the largest files, where it has not seen yet how long each takes. Those that start whole platforms are among the
 * smallest and take longest: at the end, one processor would wait for the other.
 */
class WholePlatformsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isWhole = ({ moduleId }: TestSpecification): boolean =>
      /\/apps\/platform\/test\/[^/]+$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isWhole), ...sorted.filter((file) => !isWhole(file))];
  }
}

export default mergeConfig(vitestBase, {
  root: import.meta.dirname,
  // No test here changes what all share: two workers for all of them take a third less than one for each.
  test: {
    environment: 'node',
    isolate: false,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/long/**'],
    setupFiles: ['../../vitest.properties.ts'],
    globalSetup: ['test/database-server.ts'],
    maxWorkers: availableParallelism(),
    sequence: { sequencer: WholePlatformsFirst },
  },
});
