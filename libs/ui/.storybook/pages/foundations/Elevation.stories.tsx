import preview from '../../preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const LEVELS = [
  [
    '0',
    'The page and its lists',
    'No shadow. Rows are parted by a hairline, cards by their ground.',
    undefined,
  ],
  [
    '1',
    'Bars that stay: header, slip bar, bottom navigation',
    'A chalk line of two pixels, no shadow.',
    'chalk',
  ],
  ['2', 'Sheets and dialogs', 'The page behind goes dark; the sheet has a chalk line above.', 'backdrop'],
] as const;

const ElevationPage = () => (
  <Prose title="Elevation">
    <p>
      Height is told by lines and by dark behind, never by blur or glow: both cost frames on a cheap phone and
      vanish in sunlight.
    </p>
    {LEVELS.map(([level, what, how, look]) => (
      <section key={level}>
        <h2>
          {level} · {what}
        </h2>
        <div
          style={{
            padding: 16,
            background: look === 'backdrop' ? 'rgb(21 17 12 / 55%)' : 'var(--page)',
            border: '1px solid var(--line)',
          }}
        >
          <div
            style={{
              padding: 16,
              background: 'var(--surface)',
              color: 'var(--text)',
              borderTop: look === undefined ? '1px solid var(--line)' : 'var(--chalk) solid var(--text)',
            }}
          >
            {how}
          </div>
        </div>
      </section>
    ))}
    <h2>Order</h2>
    <p>
      Page 0, header 10 (<code>--layer-header</code>), bars 20 (<code>--layer-bars</code>). Dialogs, sheets
      and toasts are in the browser’s top layer and need no number. No other number is allowed.
    </p>
  </Prose>
);

const meta = preview.meta({ title: 'Foundations/Elevation', component: ElevationPage, globals: WHOLE_WIDTH });

export const Elevation = meta.story({ name: 'Elevation' });
