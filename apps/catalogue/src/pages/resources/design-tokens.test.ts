import { expect, test } from 'vitest';
import { readThemes, readThemesAsWritten } from '@kipenga/ui/tokens/read-themes';
import { designTokens } from './design-tokens.ts';

const tokens = designTokens(readThemes(), readThemesAsWritten());

test('a token has its kind and its value, in each theme its own; one that names another keeps the name', () => {
  const { light, dark } = tokens;
  expect(light?.['chokaa-50']).toEqual({ $type: 'color', $value: '#f9f3ec' });
  expect(light?.['page']).toEqual({ $type: 'color', $value: '{light.chokaa-50}' });
  expect(dark?.['page']).toEqual({ $type: 'color', $value: '{dark.wino-950}' });
  expect(light?.['target']).toEqual({ $type: 'dimension', $value: '44px' });
  expect(light?.['t-tap']).toEqual({ $type: 'duration', $value: '80ms' });
});

test('every name leads to a token of its kind', () => {
  const all = Object.entries(tokens).flatMap(([theme, own]) =>
    Object.entries(own).map(([name, token]) => ({ theme, name, ...token })),
  );
  const lost = all.filter(({ theme, $type, $value }) => {
    const named = /^\{(.+)\.([\w-]+)\}$/.exec(String($value));
    return named !== null && (named[1] !== theme || tokens[theme]?.[named[2] ?? '']?.$type !== $type);
  });
  expect(lost).toEqual([]);
});
