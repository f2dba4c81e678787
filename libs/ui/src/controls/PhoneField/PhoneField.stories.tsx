import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = preview.meta({
  title: 'Controls/PhoneField',
  component: PhoneField,
  render: (args) => (
    <div className="specimens">
      <PhoneField {...args} />
    </div>
  ),
});

export const Usual = meta.story();
Usual.test(
  'a number is taken as it is typed, spaces and all',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Phone number'));
    await userEvent.keyboard('0712 345 678');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('0712 345 678');
  },
);
Usual.test('Tab reaches it, and a paste fills it', { tags: ['keyboard'] }, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.paste('+254712345678');
  const field = canvas.getByRole('textbox', { name: 'Phone number' });
  await expect(field).toHaveFocus();
  await expect(field).toHaveValue('+254712345678');
});
Usual.test('a phone shows its dialling keys and offers its own number', async ({ canvas }) => {
  const field = canvas.getByRole('textbox');
  await expect(field).toHaveAttribute('type', 'tel');
  await expect(field).toHaveAttribute('autocomplete', 'tel');
});

export const Invalid = meta.story({ args: { error: 'Phone Number is invalid', defaultValue: '0812' } });
Invalid.test('the error is the field’s description (R5-02)', async ({ canvas }) => {
  const field = canvas.getByLabelText('Phone number');
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription('Phone Number is invalid');
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <PhoneField {...args} />,
        filled: <PhoneField {...args} defaultValue="0712 345 678" />,
        'with a hint': <PhoneField {...args} hint="The number your M-Pesa is on" />,
        invalid: <PhoneField {...args} error="Phone Number is invalid" defaultValue="0812" />,
        'invalid without words of its own (login)': (
          <PhoneField {...args} error="" defaultValue="0712 345 678" />
        ),
        disabled: <PhoneField {...args} disabled defaultValue="0712 345 678" />,
        'another name': <PhoneField {...args} label="Your friend’s phone number" />,
      }}
    />
  ),
});
States.test('every box is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
