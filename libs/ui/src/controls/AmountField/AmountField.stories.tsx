import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

function Amount({ value, onChange, ...rest }: AmountFieldProps) {
  const [text, setText] = useState(value);
  return (
    <div className="specimens">
      <AmountField
        {...rest}
        value={text}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Controls/AmountField',
  component: AmountField,
  args: {
    label: 'Amount to deposit',
    value: '49',
    onChange: fn(),
    step: 10,
    quickAmounts: [20, 50, 100, 500],
    hint: 'From KES 20 to KES 70,000',
  },
  render: (args) => <Amount {...args} />,
});

export const Usual = meta.story();
Usual.test(
  'quick amounts add, minus stops at nothing, letters count as nothing',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount to deposit' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add KES 100' }));
    await expect(field).toHaveValue('149');
    await userEvent.clear(field);
    await userEvent.type(field, 'abc');
    await userEvent.click(canvas.getByRole('button', { name: 'KES 10 less' }));
    await expect(field).toHaveValue('0');
  },
);
Usual.test(
  'Tab goes from the box to less, more and the quick amounts; Enter and Space press them',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Amount to deposit' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}200');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('190');
    await userEvent.tab();
    await userEvent.keyboard('  ');
    await expect(field).toHaveValue('210');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('230');
    await expect(canvas.getByRole('button', { name: 'Add KES 20' })).toHaveFocus();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        usual: <AmountField {...args} />,
        empty: <AmountField {...args} value="" />,
        'the largest amount': <AmountField {...args} value="9999999" />,
        invalid: <AmountField {...args} value="49.5" error="Enter whole shillings." />,
        locked: <AmountField {...args} isDisabled />,
        'without less and more': (
          <AmountField
            label="Limit of a day"
            value="500"
            onChange={args.onChange}
            quickAmounts={[50, 100, 250, 500]}
          />
        ),
        'the box alone': (
          <AmountField
            label="Amount to withdraw"
            value="200"
            onChange={args.onChange}
            hint="From KES 50. The fee of M-Pesa comes on top."
          />
        ),
      }}
    />
  ),
});
States.test('every box and button is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
