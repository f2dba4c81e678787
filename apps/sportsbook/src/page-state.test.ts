import { expect, test } from 'vitest';
import { printPageState, readPageState } from './page-state.ts';

test('what the server leaves cannot end its script element, and is read back whole', () => {
  const state = { language: 'sw', isSandbox: true, store: { team: '</script><!-- & \u2028' } } as const;
  const printed = printPageState(state);
  expect(printed).not.toMatch(/[<>&\u2028]/);
  expect(readPageState(printed)).toEqual(state);
});

test('a page without server data has none', () => {
  expect(readPageState('<!--app-state-->')).toBeNull();
  expect(readPageState('null')).toBeNull();
});
