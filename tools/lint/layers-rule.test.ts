import { RuleTester } from 'eslint';
import { describe, test } from 'vitest';
import { layersRule } from './layers-rule.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester();
const inShell = (file: string) => `/repo/libs/shell/src/${file}`;

tester.run('layers of the shell', layersRule, {
  valid: [
    { filename: inShell('session/session-clock.ts'), code: "import { watch } from '../ground/watch.ts';" },
    { filename: inShell('session/session-clock.ts'), code: "import { a } from './session.slice.ts';" },
    { filename: inShell('session/session.test.ts'), code: "import { a } from '../start/create-store.ts';" },
    { filename: inShell('frame/Frame.stories.tsx'), code: "import { a } from '../testing/scene.tsx';" },
    { filename: inShell('testing/scene.tsx'), code: "import { a } from '../start/create-store.ts';" },
    { filename: inShell('index.ts'), code: "export { a } from './start/create-store.ts';" },
    { filename: '/repo/libs/api/src/calls/bets.ts', code: "import { a } from '../index.ts';" },
  ],
  invalid: [
    {
      filename: inShell('session/session-clock.ts'),
      code: "import { a } from '../start/create-store.ts';",
      errors: [{ messageId: 'upward' }],
    },
    {
      filename: inShell('dialog/DialogHost.tsx'),
      code: "export { a } from '../session/session.slice.ts';",
      errors: [{ messageId: 'upward' }],
    },
    {
      filename: inShell('ground/lazy-part.tsx'),
      code: "const a = import('../modals/ModalHost.tsx');",
      errors: [{ messageId: 'upward' }],
    },
    {
      filename: inShell('frame/AppFrame.tsx'),
      code: "import { a } from '../testing/index.ts';",
      errors: [{ messageId: 'upward' }],
    },
    {
      filename: inShell('ground/lazy-part.tsx'),
      code: "import { a } from '../index.ts';",
      errors: [{ messageId: 'upward' }],
    },
    {
      filename: inShell('ground/lazy-part.tsx'),
      code: "import { a } from '@kipenga/shell';",
      errors: [{ messageId: 'upward' }],
    },
    { filename: inShell('drawer/a.ts'), code: 'export const a = 1;', errors: [{ messageId: 'unknown' }] },
  ],
});
