import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';
import { Bar, SmallScreen } from './SmallScreen.tsx';

const WIDTHS = [
  [320, 'the smallest phone', 'prices of a match stand three over four where seven do not fit'],
  [360, 'most phones here', 'seven prices in a row, 45 by 44 each; several matches above the bars'],
  [480, 'a large phone', 'the edge of the page grows from 12 to 16'],
  [768, 'tablet and desktop', 'the page grows no further: one column in the middle'],
] as const;

const BARS = [
  ['Header', 'header-height', 'mark, balance or Log In and Register'],
  ['Menu tabs', 'tabs-height', 'under the header, scroll sideways'],
  ['Slip bar', 'bar-height', 'only with a pick: count and total odds'],
  ['Bottom navigation', 'nav-height', 'four places, always'],
] as const;

const GridPage = () => (
  <Prose title="Grid and bars">
    <p>
      One column. A component asks how wide <i>it</i> is (container queries), not how wide the screen is, so
      the same card works in a page, a sheet and this catalogue.
    </p>
    <h2>Widths, to scale</h2>
    <div className="to-scale">
      {WIDTHS.map(([width, who, what]) => (
        <section key={width}>
          <div
            style={{
              width: `${(width / 768) * 100}%`,
              padding: '6px 8px',
              border: '2px solid var(--text)',
              borderRadius: 6,
              background: 'var(--surface)',
            }}
          >
            <b>{width}</b>
          </div>
          <p>
            {who}: {what}
          </p>
        </section>
      ))}
    </div>
    <h2>Bars</h2>
    <div className="drawn">
      <figure>
        <SmallScreen>
          <Bar
            name="Header"
            height="header-height"
            at="top"
            look={{ borderBottom: '2px solid var(--text)' }}
          />
          <Bar
            name="Menu tabs"
            height="tabs-height"
            at="top"
            look={{ top: 34, borderBottom: '1px solid var(--line)' }}
          />
          <Bar
            name="Slip bar"
            height="bar-height"
            at="bottom"
            look={{ bottom: 36, background: 'var(--bar)', color: 'var(--on-bar)' }}
          />
          <Bar
            name="Bottom navigation"
            height="nav-height"
            at="bottom"
            look={{ borderTop: '1px solid var(--line)' }}
          />
        </SmallScreen>
      </figure>
      <dl>
        {BARS.map(([name, token, what]) => (
          <div key={name}>
            <dt>
              <b>{name}</b> <code>--{token}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
    <p>
      Bars keep out of the way of the telephone’s own (<code>env(safe-area-inset-bottom)</code>), and what has
      focus is never hidden behind them (WCAG 2.4.11).
    </p>
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Grid and bars', component: GridPage, globals: WHOLE_WIDTH });

export const GridAndBars = meta.story({ name: 'Grid and bars' });
