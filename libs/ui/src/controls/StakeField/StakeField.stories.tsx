import { kes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { StakeField, type StakeFieldProps } from './StakeField.tsx';
import { StakeSpecimens } from './StakeSpecimens.tsx';

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

/** A touch on the field; `userEvent` alone acts as a mouse. */
const touch = (target: HTMLElement) => [{ keys: '[TouchA]', target }];

export const Resting = meta.story();
Resting.test('a mouse gets the plain field', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await userEvent.click(field);
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await userEvent.clear(field);
  await userEvent.keyboard('120');
  await expect(field).toHaveValue('120');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});
Resting.test(
  'so does a keyboard: Tab reaches it, typing fills it, and no keypad comes',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stake' });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}120');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('120');
    await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  },
);
Resting.test('a finger that only scrolls past opens nothing', { tags: ['pointer'] }, async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Stake' });
  await fireEvent.pointerDown(field, { pointerType: 'touch' });
  await fireEvent.pointerCancel(field, { pointerType: 'touch' });
  await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  await expect(field).toHaveAttribute('inputmode', 'numeric');
});

export const UnderAFinger = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer(touch(canvas.getByRole('textbox')));
    await canvas.findByRole('button', { name: '00' });
  },
});
UnderAFinger.test(
  'keys take the place of the amount, then go on from it',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
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
  },
);
UnderAFinger.test(
  'typing goes on beside the keypad, and Escape closes it alone',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stake' });
    await userEvent.keyboard('75');
    await expect(field).toHaveValue('75');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('group', { name: 'Stake' })).toHaveFocus();
  },
);
UnderAFinger.test(
  'its keys are reached by Tab and pressed by Enter and Space; Done leaves the focus at the field',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stake' });
    const tabTo = async (name: string) => {
      for (let at = 0; at < 30 && document.activeElement !== canvas.getByRole('button', { name }); at += 1)
        await userEvent.tab();
    };
    await userEvent.keyboard('{Backspace}');
    await tabTo('1');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(field).toHaveValue('12');
    await expect(canvas.getByRole('button', { name: '2' })).toHaveFocus();
    await tabTo('Done');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Stake' })).toHaveFocus();
  },
);
UnderAFinger.test(
  'the phone’s own keyboard can be had back',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Stake' });
    await userEvent.pointer(touch(canvas.getByRole('button', { name: 'Use the phone’s keyboard' })));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.queryByRole('group', { name: 'Keypad' })).toBeNull();
  },
);
UnderAFinger.test('every key is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});

export const UnderAFingerInLargeText = UnderAFinger.extend({
  globals: { textSize: '200', viewport: { value: 'small' } },
});
UnderAFingerInLargeText.test('it fits, and no key cuts its text', async ({ canvas, canvasElement }) => {
  for (const key of canvas.getAllByRole('button'))
    await expect(key.scrollWidth).toBeLessThanOrEqual(key.clientWidth);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

export const States = meta.story({ render: (args) => <StakeSpecimens {...args} /> });
