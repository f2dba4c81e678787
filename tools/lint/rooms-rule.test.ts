import { RuleTester } from 'eslint';
import { describe, test } from 'vitest';
import { roomsRule } from './rooms-rule.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const tester = new RuleTester();
const feature = '/repo/apps/sportsbook/src/features/match-list/MatchList.tsx';
const server = '/repo/apps/platform/src/bets/place-bet.ts';

tester.run('rooms', roomsRule, {
  valid: [
    { filename: feature, code: "import { a } from './match-list.selectors.ts';" },
    { filename: feature, code: "import { a } from '../slip/index.ts';" },
    {
      filename: '/repo/apps/sportsbook/src/pages/HomePage.tsx',
      code: "import { a } from '../features/booking/index.ts';",
    },
    { filename: server, code: "import { post } from '../ledger/index.ts';" },
    { filename: '/repo/apps/platform/src/main.ts', code: "import { a } from './http/health.ts';" },
    { filename: '/repo/apps/platform/src/main.ts', code: "import { a } from './season/index.ts';" },
  ],
  invalid: [
    {
      filename: feature,
      code: "import { a } from '../booking/index.ts';",
      errors: [{ messageId: 'closed' }],
    },
    {
      filename: feature,
      code: "import { a } from '../slip/betslip.slice.ts';",
      errors: [{ messageId: 'door' }],
    },
    {
      filename: feature,
      code: "const a = import('../booking/index.ts');",
      errors: [{ messageId: 'closed' }],
    },
    { filename: server, code: "import { post } from '../ledger/post.ts';", errors: [{ messageId: 'door' }] },
    {
      filename: server,
      code: "import { seasonFeed } from '../season/index.ts';",
      errors: [{ messageId: 'startOnly' }],
    },
    { filename: server, code: "export { post } from '../ledger/post.ts';", errors: [{ messageId: 'door' }] },
  ],
});
