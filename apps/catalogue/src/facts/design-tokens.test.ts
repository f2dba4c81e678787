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
  expect(light?.['ease']).toEqual({ $type: 'cubicBezier', $value: [0.2, 0, 0, 1] });
});

test('a font has its faces, and a size names its font', () => {
  const { light = {} } = tokens;
  expect(light['font-digits']?.$value).toEqual(expect.arrayContaining(['Kipenga Score', 'system-ui']));
  expect(light['type-team']).toEqual({
    $type: 'typography',
    $value: {
      fontFamily: '{light.font-text}',
      fontSize: '{light.size-team}',
      fontWeight: 400,
      letterSpacing: '0px',
      lineHeight: 1.3334,
    },
  });
  expect(light['digits-jackpot']?.$value).toMatchObject({
    fontSize: '1.625rem',
    fontWeight: '{light.weight-digits}',
  });
  const fonts = Object.keys(light).filter((name) => /^(?:type|digits)-/.test(name));
  expect(fonts.filter((name) => light[name]?.$type !== 'typography')).toEqual([]);
  expect(fonts).toHaveLength(
    Object.keys(readThemes().light).filter((name) => /^(?:type|digits)-/.test(name)).length,
  );
});

test('every name leads to a token of its kind', () => {
  const values = Object.entries(tokens).flatMap(([theme, own]) =>
    Object.entries(own).flatMap(([name, { $type, $value }]) => [
      { theme, name, kind: $type as string, value: $value },
      ...($type === 'typography' && typeof $value === 'object'
        ? Object.entries($value).map(([part, value]) => ({ theme, name, kind: part, value }))
        : []),
    ]),
  );
  const lost = values.filter(({ theme, kind, value }) => {
    const named = /^\{(.+)\.([\w-]+)\}$/.exec(typeof value === 'string' ? value : '');
    const target = tokens[theme]?.[named?.[2] ?? '']?.$type;
    return named !== null && (named[1] !== theme || target !== (kind === 'fontSize' ? 'dimension' : kind));
  });
  expect(lost).toEqual([]);
});
