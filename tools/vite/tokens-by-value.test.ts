import { join } from 'node:path';
import { expect, test } from 'vitest';
import { constantTokens, tokensByValue, withTokens } from './tokens-by-value.ts';

const SHEET = `:root { /* --gone: 1px; */ --red: #c00; --space: 4px; --brand: var(--red); --type: 700 var(--size)/1.2
  sans-serif; --size: 1rem; --edge: 12px; }
@media (min-width: 480px) { :root { --edge: 16px; } }
:root[data-theme='dark'] { --brand: #f00; }`;

test('a token that one width or theme has otherwise keeps its name, all others are put in by value', () => {
  const tokens = constantTokens([SHEET]);
  expect([...tokens.keys()].toSorted()).toEqual(['--red', '--size', '--space', '--type']);
  expect(withTokens('var(--space) var(--edge) calc(2 * var(--space))', tokens)).toBe(
    '4px var(--edge) calc(2 * 4px)',
  );
  expect(withTokens('var(--type)', tokens)).toBe('700 1rem/1.2 sans-serif');
  expect(withTokens('var(--brand, var(--red))', tokens)).toBe('var(--brand, #c00)');
});

test('a constant token that another sheet sets, a second brand among the tokens too, is refused and not lost', () => {
  const setIn = (file: string) => () => {
    const declaration = {
      prop: '--radius-control',
      value: '0',
      source: { input: { file: join(import.meta.dirname, '../../libs/ui/src', file) } },
      remove: () => undefined,
    };
    tokensByValue().Once({ walkDecls: (visit) => visit(declaration) });
  };
  expect(setIn('tokens/base.css')).not.toThrow();
  for (const file of ['tokens/ziwa.css', 'betting/OddsButton/OddsButton.module.css'])
    expect(setIn(file)).toThrow(/sets --radius-control/);
});
