import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, SETTLED, ticketOf } from '../specimens.ts';
import { JackpotPlace } from './JackpotPlace.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotPlace',
  component: JackpotPlace,
  args: { jackpot: MEGA, ticket: FULL_TICKET, onPlace: fn() },
});

export const Ready = meta.story();
Ready.test(
  'the amount is in the label, and a tap places',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place ticket for KES 792' }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
);
Ready.test(
  'Enter and Space place, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPlace).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
);

export const TooSoon = meta.story({ args: { ticket: HALF_TICKET } });
TooSoon.test(
  'with matches missing it keeps the focus, says why and does nothing',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('8 matches still need a pick');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
);

export const Placing = meta.story({ args: { isPlacing: true } });
Placing.test(
  'a second tap while placing is ignored',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        ready: <JackpotPlace {...args} />,
        'many matches without a pick': <JackpotPlace {...args} ticket={HALF_TICKET} />,
        'one match without a pick': (
          <JackpotPlace {...args} ticket={ticketOf('1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 -')} />
        ),
        'above the largest stake': <JackpotPlace {...args} maxStake={kes(500)} />,
        'the jackpot takes no more picks': <JackpotPlace {...args} jackpot={SETTLED} />,
        'being placed': <JackpotPlace {...args} isPlacing />,
      }}
    />
  ),
});
