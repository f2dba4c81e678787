import preview from '../../../.storybook/preview.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const TypePage = () => (
  <Prose title="Type and digits">
    <p>
      Words are set in the telephone’s own font: nothing to download. Numbers are set in the scoreboard
      digits, a cut of Archivo of 6.4 KB, so that seven prices fit a narrow row.
    </p>
    <p style={{ font: 'var(--digits-jackpot)', fontVariantNumeric: 'tabular-nums' }}>KES 15,000,000</p>
    <p style={{ font: 'var(--digits-bar)', fontVariantNumeric: 'tabular-nums' }}>5.05 · bar</p>
    <p style={{ font: 'var(--digits-slip)', fontVariantNumeric: 'tabular-nums' }}>2.35 3.10 2.95 · slip</p>
    <p style={{ font: 'var(--digits-odds)', fontVariantNumeric: 'tabular-nums' }}>
      2.35 3.10 101.5 1001 · odds
    </p>
    <h2>Words</h2>
    <p style={{ font: 'var(--type-sum)', fontWeight: 700 }}>Sum, 20 over 24</p>
    <p style={{ font: 'var(--type-title)', fontWeight: 700 }}>Title, 17 over 24</p>
    <p style={{ font: 'var(--type-team)', fontWeight: 600 }}>Team, 15 over 20: Gor Mahia v AFC Leopards</p>
    <p style={{ font: 'var(--type-body)' }}>Body, 14 over 20</p>
    <p style={{ font: 'var(--type-small)' }}>Secondary, 13 over 18</p>
    <p style={{ font: 'var(--type-meta)' }}>Meta, 12 over 16: nothing is smaller</p>
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Type and digits',
  component: TypePage,
  globals: WHOLE_WIDTH,
});

export const TypeAndDigits = meta.story({ name: 'Type and digits' });
