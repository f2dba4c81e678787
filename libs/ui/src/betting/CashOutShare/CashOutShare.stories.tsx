import { kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CashOutShare, type CashOutShareProps } from './CashOutShare.tsx';

const meta = preview.meta({
  title: 'Betting/CashOutShare',
  component: CashOutShare,
  args: { stake: kes(49), share: 50, onChange: fn() },
});

const Owned = ({ share, onChange, ...rest }: CashOutShareProps) => {
  const [chosen, setChosen] = useState(share);
  return (
    <CashOutShare
      {...rest}
      share={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
};

export const Half = meta.story({ render: (args) => <Owned {...args} /> });
Half.test(
  'a tap on the slider moves the part of the stake and what stays on',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How much of the bet' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50%: KES 24.50 of the stake of KES 49.00');
    await userEvent.click(canvas.getByText('How much of the bet'));
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '20' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole('textbox', { name: /Stake to cash out/ })).toHaveValue('9.8');
    await expect(canvas.getByText('KES 39.20 of the stake stays on.')).toBeVisible();
  },
);
Half.test(
  'arrow keys move the slider, and the part can be typed instead (2.5.7)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}10');
    await expect(args.onChange).toHaveBeenLastCalledWith(20.408);
    await expect(canvas.getByText('KES 39.00 of the stake stays on.')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveValue('20');
    await userEvent.keyboard('0');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByText('From KES 0.49 to KES 49.00.')).toBeVisible();
  },
);

export const States = meta.story({
  render: ({ stake, onChange }) => (
    <Specimens
      isScreenWide
      of={{
        half: <CashOutShare {...{ stake, onChange }} share={50} />,
        'all of it': <CashOutShare {...{ stake, onChange }} share={100} />,
        'no part': <CashOutShare {...{ stake, onChange }} share={null} />,
        'while it is cashed out': <CashOutShare {...{ stake, onChange }} share={50} isDisabled />,
      }}
    />
  ),
});
