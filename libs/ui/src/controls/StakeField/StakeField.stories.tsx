import { kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { smallTargets } from '../../../.storybook/small-targets.ts';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { StakeField, type StakeFieldProps } from './StakeField.tsx';

function Stake({ onChange, value, ...rest }: StakeFieldProps) {
  const [text, setText] = useState(value);
  return (
    <div className="specimens">
      <StakeField
        {...rest}
        value={text}
        netWin={kes(2 * Number(text))}
        onChange={(typed) => {
          setText(typed);
          onChange(typed);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Controls/StakeField',
  component: StakeField,
  args: { label: 'Stake', value: '49', onChange: fn(), step: 10, quickAmounts: [20, 50, 100, 500] },
  render: (args) => <Stake {...args} />,
});

/** A finger on the field; `userEvent` alone would be a mouse. */
const touch = (target: HTMLElement) => [{ keys: '[TouchA]', target }];

export const Resting = meta.story();
Resting.test('a mouse or a keyboard gets the plain field', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.click(field);
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.keyboard('120');
  await expect(field).toHaveValue('120');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});

Resting.test('a finger that only scrolls past opens nothing', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await fireEvent.pointerDown(field, { pointerType: 'touch' });
  await fireEvent.pointerCancel(field, { pointerType: 'touch' });
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});

export const Keypad = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer(touch(canvas.getByRole('textbox', { name: 'Stake' })));
    await canvas.findByRole('group', { name: /^(Keypad|Vitufe vya namba)$/ });
  },
});
Keypad.test('keys take the place of the amount, then go on from it', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await expect(field).toHaveAttribute('inputmode', 'none');
  for (const key of ['1', '5', '00'])
    await userEvent.pointer(touch(canvas.getByRole('button', { name: key })));
  await expect(field).toHaveValue('1500');
  await userEvent.pointer(touch(canvas.getByRole('button', { name: 'Delete a digit' })));
  await expect(field).toHaveValue('150');
  await userEvent.pointer(touch(canvas.getByRole('button', { name: 'Add KES 50' })));
  await expect(field).toHaveValue('200');
  await expect(canvas.getByText('KES 400.00')).toBeVisible();
});
Keypad.test('typing goes on beside it, and Escape closes it alone', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.clear(field);
  await userEvent.keyboard('75');
  await expect(field).toHaveValue('75');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});
Keypad.test('its buttons are reached and pressed by key', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.clear(field);
  canvas.getByRole('button', { name: '1' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(field).toHaveValue('12');
  canvas.getByRole('button', { name: 'Done' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await expect(document.activeElement).toContainElement(field);
});
Keypad.test('the phone’s own keyboard can be had back', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.pointer(touch(canvas.getByRole('button', { name: 'Use the phone’s keyboard' })));
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
});
Keypad.test('every key is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});

export const KeypadInSwahili = Keypad.extend({ globals: { locale: 'sw' } });
export const KeypadInLargeText = Keypad.extend({
  globals: { textSize: '200', viewport: { value: 'small' } },
});
KeypadInLargeText.test('it fits, and no key cuts its text', async ({ canvas, canvasElement }) => {
  for (const key of canvas.getAllByRole('button'))
    await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        resting: <StakeField {...args} />,
        invalid: <StakeField {...args} value="" error="Enter a stake." />,
        locked: <StakeField {...args} isDisabled />,
      }}
    />
  ),
});
