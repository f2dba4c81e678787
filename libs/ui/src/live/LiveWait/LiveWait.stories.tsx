import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { LiveWait, type LiveWaitState } from './LiveWait.tsx';

const meta = preview.meta({
  title: 'Live/LiveWait',
  component: LiveWait,
  args: { state: 'waiting' as const, seconds: 5 },
});

export const Waiting = meta.story({ args: { children: <p>KES 100.00 is held. Your price stays 2.35.</p> } });
Waiting.test('is a number and a word, and says once that the bet waits (D103)', async ({ canvas }) => {
  await expect(canvas.getByRole('timer')).toHaveTextContent(/^\d seconds?$/);
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Your bet is waiting/);
});

export const States = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Specimens<LiveWaitState>
      of={{
        ahead: <LiveWait state="ahead" seconds={5} />,
        waiting: (
          <LiveWait state="waiting" seconds={5} secondsLeft={0}>
            <p>KES 100.00 is held. Your price stays 2.35.</p>
          </LiveWait>
        ),
        stands: (
          <LiveWait state="stands" seconds={5}>
            <p>Nothing happened while it waited. You have the odds you tapped: 2.35.</p>
          </LiveWait>
        ),
        fell: (
          <LiveWait state="fell" seconds={5}>
            <p>A goal was scored while it waited. KES 100.00 is back in your balance.</p>
          </LiveWait>
        ),
      }}
    />
  ),
});
