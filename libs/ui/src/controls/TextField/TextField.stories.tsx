import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Booking code', hint: 'Letters and digits, as you got them' },
  render: (args) => (
    <div className="specimens">
      <TextField {...args} />
    </div>
  ),
});

export const Usual = meta.story();
Usual.test(
  'a tap on the label puts the caret in the box',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Booking code'));
    await userEvent.keyboard('KP7Q2');
    const field = canvas.getByRole('textbox', { name: 'Booking code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('KP7Q2');
  },
);
Usual.test(
  'Tab reaches the box, and typing fills it',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('KP7Q2{Backspace}3');
    const field = canvas.getByRole('textbox', { name: 'Booking code' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('KP7Q3');
  },
);
Usual.test('its hint is its description', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'Letters and digits, as you got them',
  );
});

export const Invalid = meta.story({ args: { error: 'There is no such code.' } });
Invalid.test('the error comes first in its description, and the box is invalid', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Booking code' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(
    'There is no such code. Letters and digits, as you got them',
  );
});

export const Locked = meta.story({ args: { disabled: true, defaultValue: 'KP7Q2' } });
Locked.test('Tab passes a disabled box by', { tags: ['keyboard'] }, async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('9');
  await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  await expect(canvas.getByRole('textbox')).toHaveValue('KP7Q2');
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <TextField {...args} />,
        filled: <TextField {...args} defaultValue="KP7Q2" />,
        'an example of what to type': <TextField {...args} placeholder="KP7Q2" />,
        'no hint': <TextField {...args} hint={undefined} />,
        invalid: <TextField {...args} defaultValue="KP7" error="There is no such code." />,
        'invalid without words of its own': <TextField {...args} hint={undefined} error="" />,
        disabled: <TextField {...args} disabled defaultValue="KP7Q2" />,
        'with a printed beginning': (
          <TextField label="Amount" prefix="KES" defaultValue="49" hint="From KES 20" />
        ),
        'with a button inside': (
          <TextField {...args} defaultValue="KP7Q2" end={<IconButton label="Empty" icon={<CloseIcon />} />} />
        ),
        'long words': (
          <TextField
            label="The code a friend sent you in a message or read to you over the telephone"
            hint="Five letters and digits. The capitals do not matter, nor do spaces between them."
            error="This code was used up when the first of its matches began. Ask for a new one."
          />
        ),
      }}
    />
  ),
});
States.test('every box and button is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
