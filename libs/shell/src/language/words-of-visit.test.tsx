import { useLingui } from '@lingui/react';
import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { WithLateWords, WordsProvider, wordsOfVisit } from './words-of-visit.tsx';

test('words that come late are said where they are awaited, and what is drawn already is not drawn again', async () => {
  const drawn = vi.fn<(id: string) => void>();
  const Says = ({ id }: { readonly id: string }) => {
    drawn(id);
    return useLingui()._(id);
  };
  const late = Promise.withResolvers<Record<string, string>>();
  const words = await wordsOfVisit('en', {
    first: (language) => Promise.resolve({ first: language === 'en' ? 'First.' : 'Kwanza.' }),
    late: () => late.promise,
  });
  const { container } = await act(async () =>
    render(
      <WordsProvider words={words}>
        <Says id="first" />
        <Suspense>
          <WithLateWords>
            <Says id="late" />
          </WithLateWords>
        </Suspense>
      </WordsProvider>,
    ),
  );
  expect([container.textContent, drawn.mock.calls]).toEqual(['First.', [['first']]]);
  await act(async () => {
    late.resolve({ late: 'Late.' });
    await words.late();
  });
  expect([container.textContent, drawn.mock.calls]).toEqual(['First.Late.', [['first'], ['late']]]);
  await act(() => words.change('sw'));
  expect(container.textContent).toBe('Kwanza.Late.');
});
