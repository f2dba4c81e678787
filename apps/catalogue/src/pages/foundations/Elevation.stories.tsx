import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';
import { Bar, SmallScreen } from './SmallScreen.tsx';

const CHALK = { borderBottom: 'var(--chalk) solid var(--text)' };
const INK = { background: 'var(--bar)', color: 'var(--on-bar)' };

const ElevationPage = () => (
  <Prose title="Elevation">
    <p>
      Height is told by lines and by dark behind, never by blur or glow: both cost frames on a cheap phone and
      vanish in sunlight.
    </p>
    <div className="drawn">
      <figure>
        <SmallScreen />
        <figcaption>
          <b>0 · The page and its lists.</b> No shadow. Rows are parted by a hairline, cards by their ground.
        </figcaption>
      </figure>
      <figure>
        <SmallScreen>
          <Bar name="header" height="header-height" at="top" look={CHALK} />
          <Bar name="slip bar" height="bar-height" at="bottom" look={INK} />
        </SmallScreen>
        <figcaption>
          <b>1 · Bars that stay.</b> A chalk line of two pixels, or ink for ground. The list goes on under
          them.
        </figcaption>
      </figure>
      <figure>
        <SmallScreen>
          <Bar name="header" height="header-height" at="top" look={CHALK} />
          <div style={{ inset: 0, background: 'rgb(21 17 12 / 55%)' }} />
          <div
            style={{
              bottom: 0,
              height: 140,
              borderTop: 'var(--chalk) solid var(--sheet-line)',
              borderRadius: 'var(--radius-sheet) var(--radius-sheet) 0 0',
              background: 'var(--sheet-surface)',
              color: 'var(--text)',
            }}
          >
            sheet
          </div>
        </SmallScreen>
        <figcaption>
          <b>2 · Sheets and dialogs.</b> The page behind goes dark; the sheet has a chalk line above.
        </figcaption>
      </figure>
    </div>
    <h2>Order</h2>
    <table>
      <tbody>
        {[
          ['0', 'page', 'no number'],
          ['10', 'header', <TokenName key="header" name="layer-header" />],
          ['20', 'bars', <TokenName key="bars" name="layer-bars" />],
          ['top', 'dialogs, sheets, toasts', 'the browser’s top layer, no number'],
        ].map(([order, what, token]) => (
          <tr key={String(order)}>
            <th scope="row">{order}</th>
            <td>{what}</td>
            <td>{token}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>No other number is allowed.</p>
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Elevation', component: ElevationPage, globals: WHOLE_WIDTH });

export const Elevation = meta.story({ name: 'Elevation' });
Elevation.test('three levels are drawn', async ({ canvas }) => {
  await expect(canvas.getAllByRole('figure')).toHaveLength(3);
});
