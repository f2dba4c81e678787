import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CodeField } from './CodeField.tsx';

const meta = preview.meta({
  title: 'Controls/CodeField',
  component: CodeField,
  args: { hint: 'Sent to 0712 345 678' },
  render: (args) => (
    <div className="specimens">
      <CodeField {...args} />
    </div>
  ),
});

export const Usual = meta.story();
Usual.test('a paste fills all six at once', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Code from the SMS' });
  await userEvent.click(field);
  await userEvent.paste('123456');
  await expect(field).toHaveValue('123456');
});
Usual.test(
  'Tab reaches it, and a seventh digit is not taken',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1234567');
    const field = canvas.getByRole('textbox', { name: 'Code from the SMS' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('123456');
  },
);
Usual.test('the phone can offer the code of its last SMS (1.3.5)', async ({ canvas }) => {
  const field = canvas.getByRole('textbox');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <CodeField {...args} />,
        'half typed': <CodeField {...args} defaultValue="123" />,
        filled: <CodeField {...args} defaultValue="123456" />,
        invalid: <CodeField {...args} defaultValue="123455" error="Enter the code from the SMS" />,
        disabled: <CodeField {...args} disabled defaultValue="123456" />,
        'another name': <CodeField {...args} label="Code to reset the password" />,
      }}
    />
  ),
});
States.test('every box is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
