import { expect, test } from 'vitest';
import { readThemes } from '@kipenga/ui/tokens/read-themes';
import { designTokens } from './design-tokens.ts';

test('a token has its kind and its plain value, in each theme its own', () => {
  const { light, dark } = designTokens(readThemes());
  expect(light?.['page']).toEqual({ $type: 'color', $value: '#f9f3ec' });
  expect(dark?.['page']).toEqual({ $type: 'color', $value: '#15110c' });
  expect(light?.['target']).toEqual({ $type: 'dimension', $value: '44px' });
  expect(light?.['t-tap']).toEqual({ $type: 'duration', $value: '80ms' });
});
