import { renderHook } from '@testing-library/react';
import { WithWords } from '@kipenga/ui/testing';
import { expect, test } from 'vitest';
import late from '../pages/words/sw.json';
import first from './sw.json';
import { useFeedNames } from './use-feed-names.ts';

const names = () =>
  renderHook(() => useFeedNames(), {
    wrapper: ({ children }) => (
      <WithWords locale="sw" more={{ ...first, ...late }}>
        {children}
      </WithWords>
    ),
  }).result.current;

test('the main markets and sports are said in the language of the visit, in one spelling (R1-01)', () => {
  const { sportName, marketName } = names();
  expect([sportName('Soccer'), sportName('Tennis')]).toEqual(['Soka', 'Tenisi']);
  expect(marketName('over/under 2.5')).toBe('Juu/chini ya 2.5');
  expect(marketName('Over/Under 2.5')).toBe(marketName('over/under 2.5'));
  expect(marketName('both teams to score')).toBe('Timu zote mbili kufunga');
});

test('a name of the feed that is not known is shown as it came', () => {
  const { sportName, marketName } = names();
  expect(sportName('E-Football')).toBe('E-Football');
  expect(marketName('1st half over/under 0.5')).toBe('1st half over/under 0.5');
});
