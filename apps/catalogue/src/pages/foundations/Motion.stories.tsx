import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '@kipenga/ui';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { useTokens } from '../use-tokens.ts';

const TIMES = [
  ['t-tap', 'a price or button is pressed'],
  ['t-move', 'the bar of a tab, a toast'],
  ['t-sheet', 'a sheet comes in'],
  ['t-flash', 'the tint of a moved price, once'],
] as const;
/** Milliseconds with all of the motion, for the lengths of the bars. */
const LENGTHS = { 't-tap': 80, 't-move': 160, 't-sheet': 220, 't-flash': 600 } as const;
const NAMES = TIMES.map(([name]) => name);

const MotionPage = () => {
  const times = useTokens(NAMES);
  const [isAway, setIsAway] = useState(false);
  return (
    <Prose title="Motion">
      <p>
        Motion answers a finger. Only <code>opacity</code> and <code>transform</code> move, one thing at a
        time. Nothing loops, nothing moves because of money, nothing counts down.
      </p>
      <table>
        <tbody>
          {TIMES.map(([name, use]) => (
            <tr key={name}>
              <th scope="row">
                <TokenName name={name} />
              </th>
              <td>{times[name]}</td>
              <td>
                {use}
                <i
                  className="swatch"
                  style={{ width: `${(LENGTHS[name] / LENGTHS['t-flash']) * 100}%`, height: 6 }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Button look="secondary" onClick={() => setIsAway((away) => !away)}>
          Move them
        </Button>
      </p>
      {TIMES.map(([name]) => (
        <i
          key={name}
          className="swatch"
          style={{
            width: 44,
            height: 12,
            transform: isAway ? 'translateX(min(60vw, 240px))' : 'none',
            transition: `transform var(--${name}) var(--ease)`,
          }}
        />
      ))}
      <h2>The curve</h2>
      <svg
        viewBox="-4 -4 108 108"
        width="140"
        role="img"
        aria-label="Fast at once, then slowly into its place"
        style={{ overflow: 'visible' }}
      >
        <path d="M0 100H100M0 100V0" stroke="var(--control)" fill="none" />
        <path d="M0 100C20 100 0 0 100 0" stroke="var(--brand)" strokeWidth="3" fill="none" />
      </svg>
      <p>
        <TokenName name="ease" />: fast at once, because the finger is already there, then slowly into its
        place.
      </p>
      <h2>Less motion</h2>
      <p>
        When the device asks for less motion, data is saved, or the toolbar says “No motion”, every duration
        is zero: tints appear and go without fading. On this page the numbers above change with it.
      </p>
    </Prose>
  );
};

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage, globals: WHOLE_WIDTH });

export const Motion = meta.story({ name: 'Motion' });
Motion.test('without motion every duration is zero', async ({ canvas }) => {
  document.documentElement.dataset['motion'] = 'none';
  await waitFor(() => expect(canvas.getAllByText(/^0m?s$/)).toHaveLength(4));
});
