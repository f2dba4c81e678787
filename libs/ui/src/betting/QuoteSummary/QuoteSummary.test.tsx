import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WithWords } from '../../testing/index.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { QUOTES } from './quote.specimens.ts';

/** Reads the working under each figure, from the stake after tax to the net win. */
const workingOf = (quote: keyof typeof QUOTES) => {
  render(
    <WithWords>
      <QuoteSummary quote={QUOTES[quote]} isWorkingInitiallyOpen />
    </WithWords>,
  );
  return screen
    .getAllByRole('definition')
    .slice(1)
    .map((figure) =>
      [...figure.querySelectorAll('span')]
        .map((line) => line.textContent.replaceAll('\u00a0', ' '))
        .join(' | '),
    );
};

describe('the working is written as a bettor reads it', () => {
  test('with signs of arithmetic and prices of two decimals (D01, D08)', () =>
    expect(workingOf('twoPicks')).toEqual([
      '49.00 ÷ 1.125',
      '2.35 × 2.15',
      'No bonus on these picks',
      '43.56 × 2.35 × 2.15',
      '20% × (220.09 − 43.56)',
      '220.09 − 35.31',
    ]));

  test('the cap in words (D66)', () =>
    expect(workingOf('beyondTheCap').slice(2, 4)).toEqual([
      'No bonus on these picks',
      '17,777.78 × 30.00 × 2.00, at most 500,000.00 | The most a bet can win',
    ]));

  test.each([
    ['bonus', '5%'],
    ['bonusOfThreePicks', '(1.05³ − 1)'],
    ['bonusAtItsMost', '10%'],
  ] as const)('a bonus as what it adds to the win: %s ends with × %s (D02)', (quote, end) =>
    expect(workingOf(quote)[2]?.split(' × ').at(-1)).toBe(end),
  );

  test('the total odds of one pick need none', () => expect(workingOf('paysBackLess')[1]).toBe(''));

  test('a kept free bet is taken off (D06)', () => {
    expect(workingOf('freeBetKept').at(-1)).toBe('133.32 − 17.78 − 44.44');
  });

  test('without a win there is nothing to tax (D08)', () =>
    expect(workingOf('nothingStaked')[4]).toBe('Nothing above the stake'));

  test.each(Object.keys(QUOTES) as readonly (keyof typeof QUOTES)[])('no calculator’s signs in %s', (quote) =>
    expect(workingOf(quote).join(' ')).not.toMatch(/ x | - | \/ |\^|m(?:ax|in)\(/),
  );
});
