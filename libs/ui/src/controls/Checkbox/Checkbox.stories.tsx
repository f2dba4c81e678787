import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { smallTargets } from '../../stories/small-targets.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const CONSENT =
  'I am at least 18 years of age and I have read, accept and agree to the Terms and Conditions.';

const meta = preview.meta({
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { label: CONSENT },
  render: (args) => (
    <div className="specimens">
      <Checkbox {...args} />
    </div>
  ),
});

export const Consent = meta.story();
Consent.test('the whole sentence can be tapped', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('checkbox', { name: CONSENT });
  await expect(box).not.toBeChecked();
  await userEvent.click(canvas.getByText(CONSENT));
  await expect(box).toBeChecked();
});
Consent.test(
  'Tab reaches it, Space ticks and unticks, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: CONSENT });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveFocus();
  },
);

export const Invalid = meta.story({
  args: { error: 'Tick the box to go on: Kipenga is for adults of 18 and over.' },
});
Invalid.test('the error is the description of the box', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox');
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription(
    'Tick the box to go on: Kipenga is for adults of 18 and over.',
  );
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'not ticked': <Checkbox {...args} />,
        ticked: <Checkbox label="Remember me" defaultChecked />,
        invalid: <Checkbox {...args} error="Tick the box to go on: Kipenga is for adults of 18 and over." />,
        disabled: <Checkbox label="Send me offers by SMS" disabled />,
        'disabled, ticked': <Checkbox label="Tell me when a bet is settled" disabled defaultChecked />,
        'with a link in its sentence': (
          <Checkbox
            label={
              <>
                I have read the <UiLink href="#/terms-and-conditions">Terms and Conditions</UiLink>.
              </>
            }
          />
        ),
      }}
    />
  ),
});
States.test('every line is at least 44 by 44', async ({ canvasElement }) => {
  await expect(smallTargets(canvasElement)).toEqual([]);
});
