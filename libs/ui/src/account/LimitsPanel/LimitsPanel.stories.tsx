import { instant, kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { DAY, openParts, TODAY, WEEK } from './limits.specimens.ts';
import { LimitsPanel, type LimitsTask } from './LimitsPanel.tsx';

const done = () => fn(async () => true);

const meta = preview.meta({
  title: 'Account/LimitsPanel',
  component: LimitsPanel,
  args: {
    depositLimits: [],
    raiseDelayHours: 24,
    onSetDepositLimit: done(),
    ...TODAY,
    onSetDayLimit: done(),
    onTimeOut: done(),
    onExclude: done(),
    helpline: '1199',
  },
});

export const NothingSet = meta.story();
NothingSet.test(
  'a deposit limit is set by hand',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Deposit limit'));
    await userEvent.click(canvas.getByRole('radio', { name: 'A month' }));
    await userEvent.type(canvas.getByLabelText('At most', { selector: 'input' }), '3000');
    await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
    await expect(args.onSetDepositLimit).toHaveBeenCalledWith('month', kes(3_000));
  },
);
NothingSet.test(
  'an amount nobody can read is said beside the field',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Deposit limit'));
    await userEvent.click(canvas.getByRole('button', { name: 'Set limit' }));
    await expect(canvas.getByText('Enter an amount in shillings.')).toBeVisible();
    await expect(args.onSetDepositLimit).not.toHaveBeenCalled();
  },
);
NothingSet.test(
  'a time-out takes two taps: it asks once, because it cannot be taken back',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Time-out'));
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Take a time-out' }));
    await expect(args.onTimeOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, 7 days' }));
    await expect(args.onTimeOut).toHaveBeenCalledWith('week', '');
    await expect(await canvas.findByRole('button', { name: 'Take a time-out' })).toBeVisible();
  },
);
NothingSet.test(
  'self-exclusion can be left again before it is confirmed',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Self-exclusion'));
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Exclude me' })).toBeVisible();
    await expect(args.onExclude).not.toHaveBeenCalled();
  },
);
NothingSet.test(
  'self-exclusion asks for the password, and is not sent without',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Self-exclusion'));
    await userEvent.click(canvas.getByRole('radio', { name: '5 years' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, 5 years' }));
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(args.onExclude).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'siri yangu{Enter}');
    await expect(args.onExclude).toHaveBeenCalledWith('five-years', 'siri yangu');
  },
);
NothingSet.test(
  'a tap on the helpline calls it',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: '1199' }));
    await expect(followed).toHaveBeenCalledWith('tel:1199');
  },
);

export const Refused = meta.story({ args: { onExclude: fn(async () => false) } });
Refused.test(
  'what was refused can be tried again',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Self-exclusion'));
    await userEvent.click(canvas.getByRole('button', { name: 'Exclude me' }));
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'x{Enter}');
    await expect(args.onExclude).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveValue('x');
  },
);

export const AllOpen = meta.story({ args: { depositLimits: WEEK, dayLimits: DAY }, play: openParts });
AllOpen.test('a raise that waits says from when it holds', async ({ canvas }) => {
  await expect(canvas.getByText('From tomorrow, 12:00')).toBeVisible();
});
AllOpen.test('a limit of the day says what is used and left of it', async ({ canvas }) => {
  await expect(canvas.getByText('Lost today').nextSibling).toHaveTextContent('KES 180.00');
  await expect(canvas.getByText('You can still stake today').nextSibling).toHaveTextContent('KES 120.00');
});
AllOpen.test(
  'a raise that waits is called off by keeping the limit of now',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'What I stake' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Keep the current limit' })[1]!);
    await expect(args.onSetDayLimit).toHaveBeenCalledWith('stake', kes(1_000));
  },
);
AllOpen.test(
  'a deposit limit is set by key: an arrow chooses the period, Enter in the amount sets it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Deposit limit').closest('summary')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'A week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'A month' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('3000{Enter}');
    await expect(args.onSetDepositLimit).toHaveBeenCalledWith('month', kes(3_000));
    await expect(canvas.getByLabelText('At most', { selector: 'input' })).toHaveFocus();
  },
);
AllOpen.test(
  'a time-out by key: the question takes the focus, Cancel gives it back, Enter on Yes begins it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    // Tabs past the deposit limit and the limits of the day: heading, choice, amount and buttons of each.
    for (let presses = 0; presses < 12; presses += 1) await userEvent.tab();
    await expect(canvas.getByText('Time-out').closest('summary')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Take a time-out for 24 hours\?/)).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Take a time-out' })).toHaveFocus();
    await expect(args.onTimeOut).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTimeOut).toHaveBeenCalledWith('day', '');
    await expect(await canvas.findByRole('button', { name: 'Take a time-out' })).toHaveFocus();
  },
);
export const LargeText = meta.story({ globals: { textSize: '200' }, play: openParts });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const States = meta.story({
  // A page has one panel; this story repeats it with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: openParts,
  render: (args) => (
    <Specimens<
      | LimitsTask
      | 'nothing set'
      | 'a limit, and a raise that waits'
      | 'a limit of the day'
      | 'on time-out'
      | 'excluded'
    >
      of={{
        'nothing set': <LimitsPanel {...args} />,
        'a limit, and a raise that waits': (
          <div data-opens="0">
            <LimitsPanel {...args} depositLimits={WEEK} />
          </div>
        ),
        'a limit of the day': (
          <div data-opens="1">
            <LimitsPanel {...args} dayLimits={DAY} />
          </div>
        ),
        'on time-out': (
          <div data-opens="2">
            <LimitsPanel {...args} timeOutUntil={instant('2026-11-28T09:00:00Z')} />
          </div>
        ),
        excluded: (
          <div data-opens="3">
            <LimitsPanel {...args} exclusionUntil={instant('2031-11-28T09:00:00Z')} />
          </div>
        ),
        'deposit-limit': (
          <div data-opens="0">
            <LimitsPanel {...args} busy="deposit-limit" />
          </div>
        ),
        'day-limit': (
          <div data-opens="1">
            <LimitsPanel {...args} busy="day-limit" />
          </div>
        ),
        'time-out': (
          <div data-opens="2">
            <LimitsPanel {...args} busy="time-out" />
          </div>
        ),
        exclusion: (
          <div data-opens="3">
            <LimitsPanel {...args} busy="exclusion" />
          </div>
        ),
      }}
    />
  ),
});
