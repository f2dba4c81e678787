import { emptyTicket } from '@kipenga/betting-core';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA } from '../specimens.ts';
import { JackpotProgress } from './JackpotProgress.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotProgress',
  component: JackpotProgress,
  args: { jackpot: MEGA, ticket: HALF_TICKET },
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <JackpotProgress {...args} ticket={emptyTicket} />,
        'nine, two of them doubles': <JackpotProgress {...args} />,
        full: <JackpotProgress {...args} ticket={FULL_TICKET} />,
        'no doubles on offer': (
          <JackpotProgress {...args} jackpot={{ ...MEGA, maxDoubles: 0 }} ticket={emptyTicket} />
        ),
      }}
    />
  ),
});
export const Swahili = meta.story({ globals: { locale: 'sw' } });
