import { RuleTester } from 'eslint';
import { describe, test } from 'vitest';
import { proseRule } from './prose-rule.ts';

RuleTester.describe = describe;
RuleTester.it = test;
const errors = [{ messageId: 'relative' }];

new RuleTester().run('prose', proseRule, {
  valid: [
    '/** Disconnects viewers with this many unread bytes. */',
    '// The list shows\n// what the platform sent.',
    '/**\n * Returns the price.\n * Where it is closed: null.\n */',
    'f(); // However late it comes.',
  ],
  invalid: [
    { code: '/** What no setting can mend. */', errors },
    { code: '/**\n * Whether it is open.\n */', errors },
    { code: '// how long it takes\n// what it costs', errors },
    { code: 'f(); // Where it ends.', errors },
    { code: 'f(); // The first.\n// Whose it is.', errors },
  ],
});
