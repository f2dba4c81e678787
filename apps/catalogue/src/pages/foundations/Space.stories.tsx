import preview from '../../../.storybook/preview.tsx';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { useTokens } from '../use-tokens.ts';

const STEPS = [2, 4, 6, 8, 12, 16, 24, 32] as const;
const USE: Readonly<Record<(typeof STEPS)[number], string>> = {
  2: 'between a sign and its word',
  4: 'between lines of one thing',
  6: 'between small parts of a row',
  8: 'between parts of a card',
  12: 'inside a card; the edge of a page',
  16: 'between cards; the edge from 480 px',
  24: 'between sections',
  32: 'above the end of a page',
};
const HEIGHTS = [
  'target',
  'target-button',
  'target-place',
  'header-height',
  'tabs-height',
  'bar-height',
  'nav-height',
];
const HEIGHT_USE: Readonly<Record<string, string>> = {
  target: 'the least of anything to press',
  'target-button': 'stake, quick amounts, usual buttons',
  'target-place': 'the one button that spends money',
  'header-height': 'the header',
  'tabs-height': 'a row of tabs',
  'bar-height': 'the slip bar',
  'nav-height': 'the bottom navigation',
};

const SpacePage = () => {
  const heights = useTokens(HEIGHTS);
  return (
    <Prose title="Space">
      <p>Eight steps and no others. A stylesheet with a size of its own fails a test.</p>
      <table>
        <tbody>
          {STEPS.map((step) => (
            <tr key={step}>
              <th scope="row">
                <TokenName name={`space-${step}`} />
              </th>
              <td>
                {USE[step]}
                <i className="swatch" style={{ width: step, height: step }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Heights to press</h2>
      <p>
        Nothing to press is under 44 by 44 pixels, the stricter size of WCAG 2.5.5; every story is measured. A
        bigger button is a heavier deed.
      </p>
      <table>
        <tbody>
          {HEIGHTS.map((name) => (
            <tr key={name}>
              <th scope="row">
                <TokenName name={name} />
              </th>
              <td>{heights[name]}</td>
              <td>{HEIGHT_USE[name]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Prose>
  );
};

const meta = preview.meta({ title: 'Foundations/Space', component: SpacePage, globals: WHOLE_WIDTH });

export const Space = meta.story({ name: 'Space' });
