import type { Profile } from '@kipenga/api';
import { instantFromMs, nairobiDayOf } from '@kipenga/betting-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ChooseDays } from './ChooseDays.tsx';
import { daysIn, monthsUpTo, type StatementDays } from './statement-days.ts';
import { SaveStatement } from './SaveStatement.tsx';
import { StatementRows } from './StatementRows.tsx';

/** Every movement of the wallet in a month, or from one day to another, and ways to keep it (D87). The days are in the address. */
export function Statement({ profileId }: Pick<Profile, 'profileId'>) {
  const [search, setSearch] = useSearchParams();
  const [months] = useState(() => monthsUpTo(nairobiDayOf(instantFromMs(Date.now()))));
  const days = daysIn(search) ?? months[0]!;
  const choose = ({ from, to }: StatementDays) =>
    setSearch({ view: 'statement', from, to }, { replace: true });
  const choice = { profileId, ...days };
  const key = `${days.from} ${days.to}`;
  return (
    <>
      <ChooseDays key={`days ${key}`} months={months} days={days} onChoose={choose} />
      <SaveStatement key={`save ${key}`} choice={choice} />
      <StatementRows choice={choice} />
    </>
  );
}
