import preview from '../../preview.tsx';
import { OddsButton } from '../../../src/index.ts';
import { price } from '../../../src/testing/specimens.ts';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const CORNERS = [
  ['radius-tag', 'tags'],
  ['radius-control', 'buttons, fields, prices'],
  ['radius-card', 'cards and tiles'],
  ['radius-sheet', 'the upper corners of a sheet'],
  ['radius-full', 'pills and round buttons'],
] as const;
const LINES = [
  ['hairline', 'between rows, around a price at rest'],
  ['edge-line', 'around a field'],
  ['chalk', 'under the header, over a sheet, above a sum'],
] as const;

const ShapePage = () => (
  <Prose title="Shape">
    <p>Small corners: the page is a pitch with lines, not a tray of pebbles.</p>
    <div className="specimens row" style={{ paddingInline: 0 }}>
      {CORNERS.map(([token, use]) => (
        <figure key={token}>
          <i className="swatch" style={{ width: 72, height: 48, borderRadius: `var(--${token})` }} />
          <figcaption>
            <code>--{token}</code>
            <br />
            {use}
          </figcaption>
        </figure>
      ))}
    </div>
    <h2>The corner of a pick</h2>
    <p>
      Whatever is picked loses the rounding at its bottom left: the mouthpiece of the whistle. It tells a pick
      without colour, together with the tick.
    </p>
    <div style={{ display: 'grid', gridTemplateColumns: '92px 92px', gap: 8 }}>
      <OddsButton outcomeId="a" odds={price(2.35)} label="1" name="Gor Mahia to win" />
      <OddsButton outcomeId="b" odds={price(3.1)} label="X" name="Draw" isPicked />
    </div>
    <h2>Lines</h2>
    {LINES.map(([token, use]) => (
      <div key={token}>
        <div style={{ borderTop: `var(--${token}) solid var(--text)` }} />
        <p>
          <code>--{token}</code> {use}
        </p>
      </div>
    ))}
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Shape', component: ShapePage, globals: WHOLE_WIDTH });

export const Shape = meta.story({ name: 'Shape' });
