import {
  combinations,
  DEFAULT_LIMITS,
  formatKes,
  ticketStake,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import tickets from '@kipenga/betting-core/examples/jackpot-tickets.json';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { JackpotProgress, JackpotWorking } from '@kipenga/ui';
import { MEGA, TAXES, ticketOf } from '@kipenga/ui/specimens/jackpot';
import { WHOLE_WIDTH } from '../Prose.tsx';
import { amountOf } from './reckon.ts';
import { Inputs, Range, RulePage } from './RulePage.tsx';

/** The mega jackpot as it would be with no limit on doubles: what a ticket costs does not depend on it. */
const WITHOUT_LIMIT: Jackpot = { ...MEGA, maxDoubles: MEGA.matches.length };

/** A whole ticket with so many doubles. */
const ticketWith = (doubles: number): JackpotTicket =>
  ticketOf(MEGA.matches.map((_, at) => (at < doubles ? '1X' : '1')).join(' '), WITHOUT_LIMIT);

function Part() {
  const [doubles, setDoubles] = useState(3);
  const ticket = ticketWith(doubles);
  return (
    <>
      <Inputs>
        <Range label="Doubles" from={0} to={MEGA.maxDoubles} value={doubles} onChange={setDoubles} />
        <JackpotProgress jackpot={MEGA} ticket={ticket} />
      </Inputs>
      <JackpotWorking jackpot={MEGA} ticket={ticket} taxRecord={TAXES} />
    </>
  );
}

const JackpotCost = () => (
  <RulePage
    title="What a jackpot ticket costs"
    rules={[
      'One result for each match is one combination, at the price of the jackpot (R9-06).',
      'A double, two results for one match, doubles the combinations: 2, 4, 8 and so on.',
      `An offer allows so many doubles, here ${MEGA.maxDoubles}; the next one is refused in words (R4-05).`,
      `A ticket costs ${formatKes(DEFAULT_LIMITS.maxStake)} at most, like any bet.`,
    ]}
    part={<Part />}
    shownBy={['Jackpot/JackpotWorking', 'Jackpot/JackpotProgress', 'Jackpot/JackpotSlip']}
    examples={{
      columns: ['Ticket', 'Combinations', 'Costs', 'May be placed'],
      rows: tickets.map(({ title, betAmount, doubles }) => {
        const ticket = ticketWith(doubles);
        const stake = ticketStake(ticket, amountOf(betAmount));
        return [
          title,
          String(combinations(ticket)),
          formatKes(stake),
          stake > DEFAULT_LIMITS.maxStake ? 'no' : 'yes',
        ];
      }),
    }}
  />
);

const meta = preview.meta({ title: 'Rules/Jackpot cost', component: JackpotCost, globals: WHOLE_WIDTH });

export const Cost = meta.story({ name: 'Jackpot cost' });
Cost.test('every worked example comes out as written down (R9-06)', async ({ canvas }) => {
  for (const { title, expected } of tickets)
    await expect(canvas.getByRole('row', { name: new RegExp(`^${title} `) })).toHaveTextContent(
      `${expected.combinations}${formatKes(amountOf(expected.stake))}${expected.isOverMaximumStake ? 'no' : 'yes'}`,
    );
});
