import { cents, kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
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
  await expect(canvas.getByText('WIN KES 2,480,917.35')).toBeVisible();
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
export const Updating = meta.story({ render: (args) => <Growing {...args} /> });
Updating.test('a new value stands there at once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Grow' }));
  await expect(canvas.getAllByText('WIN KES 2,480,920.05')[0]).toBeVisible();
});
export const Light = meta.story({ globals: { theme: 'light' } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
export const Swahili = meta.story({ globals: { theme: 'casino', locale: 'sw' } });
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
