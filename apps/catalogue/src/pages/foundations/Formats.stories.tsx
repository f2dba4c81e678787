import {
  DEFAULT_LIMITS,
  formatKes,
  formatNairobiDateTime,
  formatOdds,
  instant,
  kes,
  nairobiDay,
} from '@kipenga/betting-core';
import preview from '../../../.storybook/preview.tsx';
import { DayHeading } from '@kipenga/ui';
import { price } from '@kipenga/ui/specimens';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const FormatsPage = () => (
  <Prose title="Money, odds, time">
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Is shown as</th>
          <th>Rule</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Money</td>
          <td>{formatKes(kes(1500.5))}</td>
          <td>KES, thousands, two decimals; whole cents inside</td>
        </tr>
        <tr>
          <td>Odds</td>
          <td>{[1.01, 2.35, 101.5, 1001].map((odds) => formatOdds(price(odds))).join(' · ')}</td>
          <td>two decimals, from 100 one, from 1,000 none: never more than six signs</td>
        </tr>
        <tr>
          <td>Moment</td>
          <td>{formatNairobiDateTime(instant('2026-11-21T12:00:00Z'))}</td>
          <td>Nairobi time, 24 hours, whatever the telephone says</td>
        </tr>
        <tr>
          <td>Day</td>
          <td>
            <DayHeading day={nairobiDay('2026-11-21')} />
          </td>
          <td>day/month weekday, in the language of the visit</td>
        </tr>
        <tr>
          <td>Limits</td>
          <td>
            {formatKes(DEFAULT_LIMITS.minStake)} to {formatKes(DEFAULT_LIMITS.maxStake)}
          </td>
          <td>read from the limits list, never written in a text</td>
        </tr>
      </tbody>
    </table>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Money, odds, time',
  component: FormatsPage,
  globals: WHOLE_WIDTH,
});

export const MoneyOddsTime = meta.story({ name: 'Money, odds, time' });
