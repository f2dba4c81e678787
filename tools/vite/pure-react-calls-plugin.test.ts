import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withPureReactCalls } from './pure-react-calls-plugin.ts';

const marked = (code: string) => withPureReactCalls(code, parseSync('some.mjs', code).program);

test('what only makes a value is marked, by the name the module has for React', () =>
  expect(
    marked(`import * as R from 'react';\nvar A = R.createContext(null), B = R.memo(\n  R.forwardRef(f));`),
  ).toBe(
    `import * as R from 'react';\nvar A = /* @__PURE__ */ R.createContext(null), B = /* @__PURE__ */ R.memo(\n  R.forwardRef(f));`,
  ));

test('names for the developer tools are left out', () =>
  expect(marked(`Link.displayName = 'Link';\nkeep();`)).toBe('\nkeep();'));

test('a class and its context are one value, left out together', () =>
  expect(marked(`var Some = class extends Base {\n};\nSome.contextType = Other;`)).toBe(
    `var Some = /* @__PURE__ */ Object.assign(class extends Base {\n}, { contextType: Other });\n`,
  ));

test.each([
  `import * as R from 'react';\nR.useEffect(f);\nvar state = R.useState(0);`,
  `import * as other from 'other';\nvar A = other.memo(f);`,
  `Link.displayName = nameOf(Link);`,
  `Link.prototype = {};`,
  `Link.contextType = Other;`,
  `// Link.displayName = 'Link';\nvar text = "= React.memo(";`,
])('anything else stays as it is: %s', (code) => expect(marked(code)).toBe(code));
