import { sportId } from '@kipenga/betting-core';
import { renderHook } from '@testing-library/react';
import { WithWords } from '@kipenga/ui/testing';
import { expect, test } from 'vitest';
import first from './sw.json';
import { useSportName } from './use-sport-name.ts';

test('sports are said in the language of the visit; one that is not known is shown as it came', () => {
  const sportName = renderHook(() => useSportName(), {
    wrapper: ({ children }) => (
      <WithWords locale="sw" more={first}>
        {children}
      </WithWords>
    ),
  }).result.current;
  const named = (id: string, name: string) => sportName({ id: sportId(id), name, kind: '3way' });
  expect([named('1', 'Soccer'), named('3', 'Tennis'), named('9', 'E-Football')]).toEqual([
    'Soka',
    'Tenisi',
    'E-Football',
  ]);
});
