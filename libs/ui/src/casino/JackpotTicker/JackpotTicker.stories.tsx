import { cents, kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { JackpotTicker, type JackpotTickerProps } from './JackpotTicker.tsx';

const meta = preview.meta({
  title: 'Casino/JackpotTicker',
  component: JackpotTicker,
  globals: { theme: 'casino' },
  args: { amount: kes(2_480_917.35) },
});

export const Known = meta.story();
Known.test('two decimals, and no motion (R4-26)', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('KES 2,480,917.35').parentElement).toHaveTextContent(
    /^WIN KES 2,480,917\.35$/,
  );
  for (const part of canvasElement.querySelectorAll('*'))
    await expect(getComputedStyle(part).animationName).toBe('none');
});
export const Unknown = meta.story({ args: { amount: null } });
Unknown.test('without a value there is no line', async ({ canvas }) => {
  await expect(canvas.queryByText(/WIN/)).toBeNull();
});
const Growing = (props: JackpotTickerProps) => {
  const [amount, setAmount] = useState(props.amount);
  return (
    <>
      <JackpotTicker {...props} amount={amount} />
      <Button look="quiet" onClick={() => setAmount((last) => (last === null ? null : cents(last + 135)))}>
        Grow
      </Button>
    </>
  );
};
export const Updating = meta.story({
  args: { announceEveryMs: 0 },
  render: (args) => <Growing {...args} />,
});
Updating.test(
  'a new value stands there at once; it is said politely, and nothing was said at first',
  async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector('[aria-live="polite"]');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
    await expect(canvas.getByText('KES 2,480,920.05')).toBeVisible();
    await waitFor(() => expect(region).toHaveTextContent('WIN KES 2,480,920.05'));
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'the highest jackpot': <JackpotTicker {...args} />,
        'a jackpot by its name': <JackpotTicker {...args} amount={kes(1_234)} label="Mount Kenya Gold" />,
        'many millions, a long name': (
          <JackpotTicker
            {...args}
            amount={kes(1_234_567_890.05)}
            label="Nairobi Nights Blackjack with a Long Name"
          />
        ),
        'no value known: no line': <JackpotTicker {...args} amount={null} />,
      }}
    />
  ),
});
