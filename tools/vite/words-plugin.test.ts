import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test, vi } from 'vitest';
import { withoutPluralRules } from './words-plugin.ts';

const TEXTS = [
  '{count, plural, =0 {Markets} other {+ {count} Markets}}',
  '{name} · {count, plural, one {# match} other {# matches}}',
  '{count, plural, one {# bet{taxed, select, no {} other {, taxed}}} other {# bets{taxed, select, no {} other {, taxed}}}}',
  '{count, plural, =0 {none} =1 {a single} one {one} other {{more, plural, =0 {#} one {# and # more} other {# and many}}}}',
  'no number',
];

const say = (text: string, count: number, compile: (text: string) => ReturnType<typeof compileMessage>) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: { text: compile(text) } } });
  return i18n._('text', { count, name: 'Mega', taxed: count > 1 ? 'yes' : 'no', more: count - 1 });
};

test('a plural says what it says by the rules of the language, without asking the browser for them', () => {
  const [rules, numbers] = [vi.spyOn(Intl, 'PluralRules'), vi.spyOn(Intl, 'NumberFormat')];
  const said = TEXTS.flatMap((text) =>
    [0, 1, 2, 18].map((count) => say(text, count, (one) => withoutPluralRules(compileMessage(one)))),
  );
  expect(rules).not.toHaveBeenCalled();
  expect(numbers).not.toHaveBeenCalled();
  expect(said).toEqual(
    TEXTS.flatMap((text) => [0, 1, 2, 18].map((count) => say(text, count, compileMessage))),
  );
});

test('a number that may pass 999 keeps its separators where the text says that it is one', () => {
  const text = '{count, plural, one {# line} other {{count, number} lines}}';
  expect(say(text, 4083, (one) => withoutPluralRules(compileMessage(one)))).toBe('4,083 lines');
});
