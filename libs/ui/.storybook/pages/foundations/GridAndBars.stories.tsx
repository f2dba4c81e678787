import preview from '../../preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const WIDTHS = [
  ['320', 'the smallest phone', 'prices of a match stand three over four where seven do not fit'],
  ['360', 'most phones here', 'seven prices in a row, 45 by 44 each; several matches above the bars'],
  ['480', 'a large phone', 'the edge of the page grows from 12 to 16'],
  ['768', 'tablet and desktop', 'the page grows no further: one column in the middle'],
] as const;

const BARS = [
  ['Header', 'header-height', 'top', 'mark, balance or Log In and Register'],
  ['Menu tabs', 'tabs-height', 'top', 'under the header, scroll sideways'],
  ['Slip bar', 'bar-height', 'bottom', 'only with a pick: count and total odds'],
  ['Bottom navigation', 'nav-height', 'bottom', 'four places, always'],
] as const;

const GridPage = () => (
  <Prose title="Grid and bars">
    <p>
      One column. A component asks how wide <i>it</i> is (container queries), not how wide the screen is, so
      the same card works in a page, a sheet and this catalogue.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Width</th>
          <th scope="col">Who</th>
          <th scope="col">What changes</th>
        </tr>
      </thead>
      <tbody>
        {WIDTHS.map(([width, who, what]) => (
          <tr key={width}>
            <th scope="row">{width}</th>
            <td>{who}</td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h2>Bars</h2>
    <div
      aria-hidden="true"
      style={{ maxWidth: 240, border: '2px solid var(--text)', borderRadius: 10, overflow: 'hidden' }}
    >
      {BARS.map(([name, token, at], index) => (
        <div key={name}>
          {at === 'bottom' && BARS[index - 1]?.[2] === 'top' && (
            <div style={{ height: 160, padding: 12, background: 'var(--page)' }}>matches</div>
          )}
          <div
            style={{
              height: `var(--${token})`,
              padding: '12px',
              borderBlock: '1px solid var(--line)',
              background: name === 'Slip bar' ? 'var(--bar)' : 'var(--surface)',
              color: name === 'Slip bar' ? 'var(--on-bar)' : 'var(--text)',
            }}
          >
            {name}
          </div>
        </div>
      ))}
    </div>
    <ul>
      {BARS.map(([name, token, , what]) => (
        <li key={name}>
          <b>{name}</b>, <code>--{token}</code>: {what}.
        </li>
      ))}
    </ul>
    <p>
      Bars keep out of the way of the telephone’s own (<code>env(safe-area-inset-bottom)</code>), and what has
      focus is never hidden behind them (WCAG 2.4.11).
    </p>
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Grid and bars', component: GridPage, globals: WHOLE_WIDTH });

export const GridAndBars = meta.story({ name: 'Grid and bars' });
