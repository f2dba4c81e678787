import { instant, kes } from '@kipenga/betting-core';
import preview from '../../../.storybook/preview.tsx';
import { Header, JackpotCard, OddsButton, SlipBar } from '@kipenga/ui';
import { FIFTEEN_MILLION, price } from '@kipenga/ui/specimens';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import './drawn.css';
import { ShownPart } from './ShownPart.tsx';

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

const nothing = () => undefined;

const ShapePage = () => (
  <Prose title="Shape">
    <p>Small corners: the page is a pitch with lines, not a tray of pebbles.</p>
    <div className="specimens row" style={{ paddingInline: 0 }}>
      {CORNERS.map(([token, use]) => (
        <figure key={token}>
          <i className="swatch" style={{ width: 72, height: 48, borderRadius: `var(--${token})` }} />
          <figcaption>
            <TokenName name={token} />
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
    <h2>The three marks</h2>
    <ShownPart rule="The chalk line: two pixels of ink under the header and over a sheet.">
      <Header homeHref="#/" account={null} onLogIn={nothing} onRegister={nothing} onDeposit={nothing} />
    </ShownPart>
    <ShownPart rule="The corner arc: a quarter circle in the jackpot card’s corner, inside its chalk frame.">
      <JackpotCard
        name="Mega Jackpot"
        prize={FIFTEEN_MILLION}
        matchCount={17}
        stake={kes(99)}
        closesAt={instant('2026-11-21T13:30:00Z')}
        href="#/jackpots"
      />
    </ShownPart>
    <ShownPart rule="The D: the penalty arc on the slip bar, holding the count.">
      <div style={{ paddingTop: 32 }}>
        <SlipBar count={2} totalOdds="5.05" onOpen={nothing} />
      </div>
    </ShownPart>
    <p>No fourth mark.</p>
    <h2>Lines</h2>
    {LINES.map(([token, use]) => (
      <div key={token}>
        <div style={{ borderTop: `var(--${token}) solid var(--text)` }} />
        <p>
          <TokenName name={token} /> {use}
        </p>
      </div>
    ))}
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Shape', component: ShapePage, globals: WHOLE_WIDTH });

export const Shape = meta.story({ name: 'Shape' });
