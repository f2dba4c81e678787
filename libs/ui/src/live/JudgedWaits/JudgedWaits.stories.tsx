import { instant, kes, type WaitFall } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { VERDICTS } from '../specimens.ts';
import { JudgedWaits } from './JudgedWaits.tsx';

const meta = preview.meta({
  title: 'Live/JudgedWaits',
  component: JudgedWaits,
  args: { waited: 16, stood: 5, fell: 11, verdicts: VERDICTS },
});

export const AfterAGoal = meta.story();
AfterAGoal.test(
  'a row says minute, verdict with its reason, and how many bets it was for (D103)',
  async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^64' .*Not placed Goal 11 KES.3,480.00$/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^66' .*Placed 4 KES.1,250.00$/ })).toBeVisible();
  },
);

const fell = (reason: WaitFall) => (
  <JudgedWaits
    waited={2}
    stood={0}
    fell={2}
    verdicts={[{ minute: 64, at: instant('2026-11-21T13:21:02Z'), reason, bets: 2, stake: kes(98) }]}
  />
);

export const States = meta.story({
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Specimens<WaitFall | 'nobody waited' | 'some stood'>
      isScreenWide
      of={{
        'nobody waited': <JudgedWaits waited={0} stood={0} fell={0} verdicts={[]} />,
        'some stood': <JudgedWaits waited={16} stood={5} fell={11} verdicts={VERDICTS} />,
        goal: fell('goal'),
        penalty: fell('penalty'),
        'red-card': fell('red-card'),
        suspended: fell('suspended'),
        source: fell('source'),
        ended: fell('ended'),
        customer: fell('customer'),
      }}
    />
  ),
});
