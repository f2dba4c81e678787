import {
  DEFAULT_LIMITS,
  formatKes,
  formatOdds,
  instant,
  kes,
  nairobiDay,
  type Instant,
} from '@kipenga/betting-core';
import preview from '../../../.storybook/preview.tsx';
import { DayHeading, Moment, useDates } from '@kipenga/ui';
import { price } from '@kipenga/ui/specimens';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const Plain = ({ at }: { readonly at: Instant }) => useDates()(at, 'moment');

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
          <td>
            <Plain at={instant('2026-11-18T12:00:00Z')} />
          </td>
          <td>Nairobi time, 24 hours, whatever the telephone says; in another year with the year</td>
        </tr>
        <tr>
          <td>What has happened</td>
          <td>
            <Moment at={instant('2026-11-21T10:35:00Z')} /> · <Moment at={instant('2026-11-20T12:00:00Z')} />
          </td>
          <td>minutes within the hour, its day until yesterday, then the moment</td>
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
