import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../preview.tsx';
import { Button } from '../../../src/index.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { useTokens } from '../use-tokens.ts';

const TIMES = [
  ['t-tap', 'a price or button is pressed'],
  ['t-move', 'the bar of a tab, a toast'],
  ['t-sheet', 'a sheet comes in'],
  ['t-flash', 'the tint of a moved price, once'],
] as const;
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
                <code>--{name}</code>
              </th>
              <td>{times[name]}</td>
              <td>{use}</td>
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
      <h2>Less motion</h2>
      <p>
        When the device asks for less motion, or the toolbar says “No motion”, every duration is zero: tints
        appear and go without fading. On this page the numbers above change with it.
      </p>
    </Prose>
  );
};

const meta = preview.meta({ title: 'Foundations/Motion', component: MotionPage, globals: WHOLE_WIDTH });

export const Motion = meta.story({ name: 'Motion' });
Motion.test('without motion every duration is zero', async ({ canvas }) => {
  document.documentElement.dataset['motion'] = 'none';
  await expect(await canvas.findAllByText(/^0m?s$/)).toHaveLength(4);
});
