import { DEFAULT_LIMITS, nairobiDay, RULEBOOKS } from '@kipenga/betting-core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { TEXT_FILES, type Section } from './static-page.ts';
import { StaticText } from './StaticText.tsx';

const PATH = '/bonus';
const fileOf = (name: string): string => `../../content/${name}.en.json`;
const text = (heading: string): readonly Section[] => [{ heading, paragraphs: [] }];
const noNetwork = () => Promise.reject(new Error('no network'));

beforeEach(() => void vi.restoreAllMocks());

test('a text that did not come keeps Retry and its focus until it is here (D44)', async () => {
  const file = vi.spyOn(TEXT_FILES, fileOf('bonus')).mockImplementation(noNetwork);
  await renderInSportsbook(<StaticText path={PATH} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const again = Promise.withResolvers<readonly Section[]>();
  file.mockReturnValue(again.promise);
  await userEvent.click(retry);
  expect(retry).toHaveAttribute('aria-busy', 'true');
  expect(retry).toHaveFocus();
  again.reject(new Error('no network'));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  file.mockResolvedValue(text('Bonuses'));
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Bonuses' })).toBeInTheDocument();
});

test.each([
  ['the specification’s', RULEBOOKS.spec, /withholding tax/, /% of what you pay in/],
  [
    'Kenya’s',
    RULEBOOKS.kenya,
    /5% of what you pay in is tax.*KES 95\.00 reaches/,
    /withholding tax|after tax|before tax/,
  ],
])(
  'the page promises the taxes of %s rulebook, and no others (D94)',
  async (_name, records, told, untold) => {
    const taxes = { today: nairobiDay('2026-11-21'), records };
    const { container } = await renderInSportsbook(<StaticText path="/how-to-play" />, {
      answers: { getLimits: { ...DEFAULT_LIMITS, taxes } },
    });
    await waitFor(() => expect(container).toHaveTextContent(told));
    expect(container).not.toHaveTextContent(untold);
  },
);

test('another page forgets what failed before', async () => {
  vi.spyOn(TEXT_FILES, fileOf('mobile-app')).mockImplementation(noNetwork);
  vi.spyOn(TEXT_FILES, fileOf('terms')).mockReturnValue(new Promise(() => undefined));
  const Pages = () => {
    const [path, setPath] = useState('/app');
    return (
      <>
        <button onClick={() => setPath('/terms-and-conditions')}>Terms</button>
        <StaticText path={path} />
      </>
    );
  };
  await renderInSportsbook(<Pages />);
  await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(screen.getByRole('button', { name: 'Terms' }));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getAllByTestId('shimmer').length).toBeGreaterThan(0);
});
