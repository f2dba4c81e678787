import {
  DEFAULT_LIMITS,
  formatKes,
  formatNairobiDateTime,
  formatOdds,
  instant,
  kes,
  nairobiDay,
} from '@kipenga/betting-core';
import { useEffect, useState, type ReactNode } from 'react';
import preview from '../preview.tsx';
import { contrastRatio } from '../../src/tokens/contrast.ts';
import { DayHeading, OddsButton } from '../../src/index.ts';
import { price } from '../../src/testing/specimens.ts';

const Page = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="prose">
    <h1>{title}</h1>
    {children}
  </div>
);

/** `#fff` as `#ffffff`: a build shortens what it can. */
const longHex = (colour: string): string => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** The colours as the page has them now: they change with the theme and the brand of the toolbar. */
function useTokens(names: readonly string[]): Readonly<Record<string, string>> {
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    const read = () => {
      const style = getComputedStyle(document.documentElement);
      setTokens(
        Object.fromEntries(names.map((name) => [name, longHex(style.getPropertyValue(`--${name}`).trim())])),
      );
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributes: true });
    return () => watcher.disconnect();
  }, [names]);
  return tokens;
}

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

const Colour = () => {
  const tokens = useTokens(NAMES);
  return (
    <Page title="Colour">
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
                justifyContent: 'space-between',
                padding: '10px 12px',
                borderRadius: 6,
                border: '1px solid var(--line)',
                background: `var(--${ground})`,
                color: `var(--${ink})`,
              }}
            >
              <b>--{ground}</b>
              <span>
                --{ink} {isKnown ? contrastRatio(front, back).toFixed(1) : ''} : 1
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
    </Page>
  );
};

const Type = () => (
  <Page title="Type and digits">
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
  </Page>
);

const Shape = () => (
  <Page title="Space, shape, motion">
    <p>
      Steps of 2, 4, 6, 8, 12, 16, 24, 32. The edge of the page is 12, from 480 px 16; the page is at most 768
      wide.
    </p>
    <div style={{ display: 'flex', gap: 4, alignItems: 'end' }}>
      {[2, 4, 6, 8, 12, 16, 24, 32].map((step) => (
        <i key={step} style={{ width: step, height: step, background: 'var(--brand)' }} />
      ))}
    </div>
    <h2>Corners</h2>
    <p>
      4 for tags, 6 for controls, 10 for cards, 16 for the sheet. Picked: the bottom left corner is square.
    </p>
    <div style={{ display: 'grid', gridTemplateColumns: '92px 92px', gap: 8 }}>
      <OddsButton outcomeId="a" odds={price(2.35)} label="1" name="Gor Mahia to win" />
      <OddsButton outcomeId="b" odds={price(3.1)} label="X" name="Draw" isPicked />
    </div>
    <h2>Targets</h2>
    <p>
      Nothing to press is under 44 by 44; stake and quick amounts are 48 high, the button that spends money
      52.
    </p>
    <h2>Motion</h2>
    <p>
      80 ms for a tap, 160 for a move, 220 for the sheet. Only opacity and transform. Nothing loops, nothing
      moves because of money. With reduced motion, all of it is zero and tints appear without fading.
    </p>
  </Page>
);

const Formats = () => (
  <Page title="Money, odds, time">
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Is shown as</th>
          <th>Rule</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Money</td>
          <td>{formatKes(kes(1500.5))}</td>
          <td>KES, thousands, two decimals; whole cents inside</td>
        </tr>
        <tr>
          <td>Odds</td>
          <td>{[1.01, 2.35, 101.5, 1001].map((odds) => formatOdds(price(odds))).join(' · ')}</td>
          <td>two decimals, from 100 one, from 1,000 none: never more than six signs</td>
        </tr>
        <tr>
          <td>Moment</td>
          <td>{formatNairobiDateTime(instant('2026-11-21T12:00:00Z'))}</td>
          <td>Nairobi time, 24 hours, whatever the telephone says</td>
        </tr>
        <tr>
          <td>Day</td>
          <td>
            <DayHeading day={nairobiDay('2026-11-21')} />
          </td>
          <td>day/month weekday, in the language of the visit</td>
        </tr>
        <tr>
          <td>Limits</td>
          <td>
            {formatKes(DEFAULT_LIMITS.minStake)} to {formatKes(DEFAULT_LIMITS.maxStake)}
          </td>
          <td>read from the limits list, never written in a text</td>
        </tr>
      </tbody>
    </table>
  </Page>
);

const Voice = () => (
  <Page title="Voice and languages">
    <p>
      Plain words, the next step, no blame. Words given by the specification are kept to the letter, its
      spelling too; the rest is ours to better.
    </p>
    <table>
      <thead>
        <tr>
          <th>English</th>
          <th>Kiswahili</th>
        </tr>
      </thead>
      <tbody lang="sw">
        {[
          ['Betslip', 'Mkeka'],
          ['Stake', 'Dau'],
          ['Balance', 'Salio'],
          ['Deposit', 'Weka pesa'],
          ['Withdraw', 'Toa pesa'],
          ['Possible win', 'Ushindi unaowezekana'],
          ['Lost', 'Hukushinda'],
          ['Log In', 'Ingia'],
          ['Register', 'Jisajili'],
        ].map(([english, swahili]) => (
          <tr key={english}>
            <td lang="en">{english}</td>
            <td>{swahili}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      “Hukushinda”, you did not win, rather than “umepoteza”, you lost. Odds stay <i>odds</i>: that is the
      word on the street. A native speaker reviews every change.
    </p>
  </Page>
);

const Access = () => (
  <Page title="Accessibility and responsible play">
    <h2>Every part</h2>
    <ul>
      <li>
        WCAG 2.2 AA, checked by axe on every story; contrast checked on the tokens, because axe skips single
        characters.
      </li>
      <li>
        A price is a button named in a sentence, “Gor Mahia to win, odds 2.35”, with its pick in{' '}
        <code>aria-pressed</code>. A match’s prices are a group named by the match.
      </li>
      <li>A suspended price keeps its focus; a missing one is disabled, as specified.</li>
      <li>
        Dialogs are the browser’s own: focus goes in, stays in, comes back; Escape closes; a swipe never is
        the only way.
      </li>
      <li>Lists never speak. Only prices of picked legs are announced.</li>
      <li>At 200 % text and at 320 px nothing scrolls sideways; prices stand three over four.</li>
    </ul>
    <h2>Responsible play</h2>
    <ul>
      <li>18+ stands in the footer and on every jackpot.</li>
      <li>Withdraw has the weight and the number of steps of Deposit.</li>
      <li>
        What a bet costs is said before it is placed, in shillings: tax, a win below the stake, a stake beyond
        the cap.
      </li>
      <li>Nothing flashes, counts down or celebrates. No stake is filled in above the last one.</li>
    </ul>
  </Page>
);

const meta = preview.meta({ title: 'Foundations/Pages', component: Page, args: { title: '', children: '' } });

export const Colours = meta.story({ render: () => <Colour /> });
export const TypeAndDigits = meta.story({ render: () => <Type /> });
export const SpaceShapeMotion = meta.story({ render: () => <Shape /> });
export const MoneyOddsTime = meta.story({ render: () => <Formats /> });
export const VoiceAndLanguages = meta.story({ render: () => <Voice /> });
export const AccessAndResponsibility = meta.story({ render: () => <Access /> });
