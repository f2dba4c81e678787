import preview from '../../../.storybook/preview.tsx';
import { contrastRatio } from '@kipenga/ui/tokens/contrast';
import { TokenName } from '../../docs/TokenName.tsx';
import { Prose, WHOLE_WIDTH } from '../Prose.tsx';
import { useTokens } from '../use-tokens.ts';

const GROUNDS = [
  'page',
  'surface',
  'sunken',
  'brand',
  'brand-tint',
  'good-tint',
  'bad-tint',
  'info-tint',
  'gold',
  'gold-tint',
  'jackpot',
  'bar',
] as const;
const INK = { brand: 'on-brand', gold: 'on-gold', jackpot: 'on-jackpot', bar: 'on-bar' } as const;
const NAMES = [...GROUNDS, 'text', ...Object.values(INK)];

const ColourPage = () => {
  const tokens = useTokens(NAMES);
  return (
    <Prose title="Colour">
      <p>
        Ramps are paint; tokens say what a paint is for. A stylesheet may use only tokens. Change the theme or
        the brand in the toolbar: names stay, values move.
      </p>
      <div className="specimens" style={{ gap: 6, paddingInline: 0 }}>
        {GROUNDS.map((ground) => {
          const ink = ground in INK ? INK[ground as keyof typeof INK] : 'text';
          const [back, front] = [tokens[ground], tokens[ink]];
          const isKnown = /^#[\da-f]{6}$/i.test(back ?? '') && /^#[\da-f]{6}$/i.test(front ?? '');
          return (
            <div
              key={ground}
              style={{
                display: 'flex',
                flexWrap: 'wrap',
                gap: 6,
                justifyContent: 'space-between',
                padding: '10px 12px',
                borderRadius: 6,
                border: '1px solid var(--line)',
                background: `var(--${ground})`,
                color: `var(--${ink})`,
              }}
            >
              <TokenName name={ground} />
              <span>
                <TokenName name={ink} /> {isKnown ? contrastRatio(front, back).toFixed(1) : ''} : 1
              </span>
            </div>
          );
        })}
      </div>
      <h2>Rules</h2>
      <ul>
        <li>
          One filled brand button a screen. Gold belongs to jackpots and bonuses alone. Purple belongs to the
          casino.
        </li>
        <li>Green and crimson always come with an arrow, a tick or words.</li>
        <li>The hairline around a price at rest is decoration; the price identifies the button.</li>
      </ul>
    </Prose>
  );
};

const meta = preview.meta({ title: 'Foundations/Colour', component: ColourPage, globals: WHOLE_WIDTH });

export const Colour = meta.story({ name: 'Colour' });
