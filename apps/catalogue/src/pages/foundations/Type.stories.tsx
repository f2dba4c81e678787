import preview from '../../../.storybook/preview.tsx';
import type { ReactNode } from 'react';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';

const DIGITS = [
  ['digits-jackpot', 'KES 15,000,000'],
  ['digits-bar', '5.05 · bar'],
  ['digits-slip', '2.35 3.10 2.95 · slip'],
  ['digits-odds', '2.35 3.10 101.5 1001 · odds'],
  ['digits-meta', '2.35 · beside words'],
] as const;
const WORDS = [
  ['type-sum', 'Sum, 20 over 24', 700],
  ['type-title', 'Title, 17 over 24', 700],
  ['type-team', 'Team, 15 over 20: Gor Mahia v AFC Leopards', 600],
  ['type-body', 'Body, 14 over 20', 400],
  ['type-small', 'Secondary, 13 over 18', 400],
  ['type-meta', 'Meta, 12 over 16: nothing is smaller', 400],
] as const;

interface SampleProps {
  readonly token: string;
  /** That of the digits by default. */
  readonly fontWeight?: number | string;
  readonly children: ReactNode;
}

const Sample = ({ token, fontWeight = 'var(--weight-digits)', children }: SampleProps) => (
  <div>
    <p style={{ font: `var(--${token})`, fontWeight, fontVariantNumeric: 'tabular-nums' }}>{children}</p>
    <TokenName name={token} />
  </div>
);

const TypePage = () => (
  <Prose title="Type and digits">
    <p>
      Words are set in the telephone’s own font: nothing to download. Numbers are set in the scoreboard
      digits, a cut of Archivo of 6.4 KB, so that seven prices fit a narrow row.
    </p>
    {DIGITS.map(([token, sample]) => (
      <Sample key={token} token={token}>
        {sample}
      </Sample>
    ))}
    <h2>Words</h2>
    {WORDS.map(([token, sample, fontWeight]) => (
      <Sample key={token} token={token} fontWeight={fontWeight}>
        {sample}
      </Sample>
    ))}
  </Prose>
);

const meta = preview.meta({
  title: 'Foundations/Type and digits',
  component: TypePage,
  globals: WHOLE_WIDTH,
});

export const TypeAndDigits = meta.story({ name: 'Type and digits' });
