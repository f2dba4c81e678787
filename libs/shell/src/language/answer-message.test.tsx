import { instant, kes, oddsFromThousandths } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import { WithWords } from '@kipenga/ui/testing';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import en from '@kipenga/words/en/reasons.json';
import sw from '@kipenga/words/sw/reasons.json';
import { render, renderHook, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerMessage, type Answered } from './answer-message.ts';
import { useMessageText } from './use-message-text.ts';

function Says({ answer }: { readonly answer: Answered }) {
  const toText = useMessageText();
  return <p role="status">{toText(answerMessage(answer))}</p>;
}

const readInSwahili = (answer: Answered, texts = sw): string => {
  render(
    <I18nProvider i18n={setupI18n({ locale: 'sw', messages: { sw: texts } })}>
      <Says answer={answer} />
    </I18nProvider>,
  );
  return screen.getByRole('status').textContent;
};

const description = 'The platform says so.';
const odds = oddsFromThousandths;

test('a refusal is read in the language of the visit, with its values', () =>
  expect(readInSwahili({ description, reason: { code: 'stake-too-low', values: { minimum: kes(1) } } })).toBe(
    'Dau la chini ni KES 1.00.',
  ));

test('each change of a price too', () => {
  const changes = [
    { was: odds(1850), now: odds(2000) },
    { was: odds(3100), now: odds(3000) },
  ];
  expect(readInSwahili({ description, reason: { code: 'odds-changed', values: { changes } } })).toContain(
    '1.85 sasa ni 2.00, 3.10 sasa ni 3.00',
  );
});

test('words are chosen by a value', () => {
  const values = { limit: kes(500), period: 'week' } as const;
  expect(readInSwahili({ description, reason: { code: 'deposit-limit-reached', values } })).toContain(
    'KES 500.00 kwa siku 7.',
  );
});

test('an answer without a reason is read as it came', () =>
  expect(readInSwahili({ description })).toBe(description));

test('and one of a reason there is no text for', () => {
  const reason = { code: 'empty-slip', values: {} } as const;
  expect(readInSwahili({ description, reason }, {} as typeof sw)).toBe(description);
});

test.each(Object.entries({ en, sw }))('a moment is read in %s as the screens write it', (locale, texts) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T00:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { result } = renderHook(() => ({ date: useDates(), toText: useMessageText() }), {
    wrapper: ({ children }) => (
      <WithWords locale={locale as 'en' | 'sw'} more={texts}>
        {children}
      </WithWords>
    ),
  });
  const { date, toText } = result.current;
  for (let month = 1; month <= 12; month += 1) {
    const until = instant(`2026-${String(month).padStart(2, '0')}-${28 - month}T21:05:00Z`);
    const reason = { code: 'day-stake-limit-reached', values: { limit: kes(500), until } } as const;
    expect(toText(answerMessage({ description, reason }))).toContain(` ${date(until, 'moment')}`);
  }
  const until = instant('2031-11-28T09:00:00Z');
  const reason = { code: 'play-in-break', values: { until } } as const;
  expect(toText(answerMessage({ description, reason }))).toContain(` ${date(until, 'moment')}`);
});
