import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Controls/PasswordField',
  component: PasswordField,
  render: (args) => (
    <div className="specimens">
      <PasswordField {...args} />
    </div>
  ),
});

export const Hidden = meta.story();
Hidden.test(
  'the eye shows and hides what was typed',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'siri');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('siri');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
);
Hidden.test(
  'Tab goes from the box to the eye, Space shows, Enter hides, and the focus stays on the eye',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('siri');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
);
Hidden.test(
  'the eye is named by what it does next, and is not pressed as well (4.1.2)',
  async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'Show password' });
    await expect(eye).not.toHaveAttribute('aria-pressed');
    await userEvent.click(eye);
    await expect(eye).toHaveAccessibleName('Hide password');
    await expect(eye).not.toHaveAttribute('aria-pressed');
  },
);
Hidden.test('a password manager fills the old password in (3.3.8)', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

export const Shown = meta.story({
  args: { defaultValue: 'simba-na-yanga' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});
Shown.test('what was typed can be read', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('simba-na-yanga');
});

export const OfANewCustomer = meta.story({ args: { purpose: 'new', hint: 'At least 4 characters' } });
OfANewCustomer.test('a password manager proposes a new one (3.3.8)', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        empty: <PasswordField {...args} />,
        filled: <PasswordField {...args} defaultValue="simba-na-yanga" />,
        'a new one, with its rule': (
          <PasswordField {...args} purpose="new" label="New password" hint="At least 4 characters" />
        ),
        invalid: (
          <PasswordField {...args} label="Repeat the password" error="The passwords are not the same." />
        ),
        'invalid without words of its own': <PasswordField {...args} error="" />,
        disabled: <PasswordField {...args} disabled defaultValue="simba-na-yanga" />,
      }}
    />
  ),
});
States.test('box and eye are at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
