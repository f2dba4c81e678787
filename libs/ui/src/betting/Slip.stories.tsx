import {
  DEFAULT_LIMITS,
  boostState,
  kes,
  oddsFromThousandths,
  type QuoteNotice,
} from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Specimens } from '../../.storybook/Specimens.tsx';
import { price } from '../testing/specimens.ts';
import { BoostPrompt } from './BoostPrompt/BoostPrompt.tsx';
import { BookingCode } from './BookingCode/BookingCode.tsx';
import { FreeBetToggle } from './FreeBetToggle/FreeBetToggle.tsx';
import { OddsChangeConsent, type OddsConsent } from './OddsChangeConsent/OddsChangeConsent.tsx';
import { QuoteNotices } from './QuoteSummary/QuoteNotices.tsx';
import { SlipBar } from './SlipBar/SlipBar.tsx';

const open = fn();
const booster = {
  ...DEFAULT_LIMITS.booster,
  rate: 1050,
  minCount: 4,
  maxMultiplier: null,
  minOdds: oddsFromThousandths(1300),
};

const meta = preview.meta({
  title: 'Betting/Slip parts',
  component: SlipBar,
  args: { count: 2, totalOdds: '5.05', onOpen: open },
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 48 }}>
        <Story />
      </div>
    ),
  ],
});

export const Bar = meta.story();
Bar.test('count, total odds, one button, by tap and by key (R2-25)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Betslip' })).toHaveTextContent(
    /2\s*picks\s*5.05\s*Total odds/,
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
  await userEvent.keyboard('{Enter}');
  await expect(mocked(open)).toHaveBeenCalledTimes(2);
});
export const BarOfAJackpot = meta.story({ args: { count: 9, totalOdds: null, note: '9 of 17' } });
export const BarDark = meta.story({ globals: { theme: 'dark' }, args: { count: 12, totalOdds: '1,284.20' } });

export const Boost = meta.story({
  render: () => <BoostPrompt boost={boostState([price(1.5), price(2)], booster)} />,
});
Boost.test('the spec’s words and the number (R4-09, D03)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('+2 add matches to get a BONUS');
});
export const NoBoostYet = meta.story({
  render: () => <BoostPrompt boost={boostState([price(1.5)], booster)} />,
});
NoBoostYet.test('three away, nothing is said (D03)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

function Free() {
  const [isActive, setActive] = useState(false);
  return <FreeBetToggle amount={kes(50)} isActive={isActive} onToggle={setActive} />;
}
export const FreeBet = meta.story({
  render: () => (
    <div className="specimens">
      <Free />
    </div>
  ),
});
FreeBet.test('a tap uses it, a key gives it back (R4-16)', async ({ canvas, userEvent }) => {
  const toggle = canvas.getByRole('button', { name: /Use free bet/ });
  await userEvent.click(toggle);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

function Consent() {
  const [value, setValue] = useState<OddsConsent>('none');
  return <OddsChangeConsent value={value} onChange={setValue} />;
}
export const OddsChange = meta.story({
  render: () => (
    <div className="specimens">
      <Consent />
    </div>
  ),
});
OddsChange.test('it asks unless told otherwise (D07)', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('radio', { name: 'Ask me' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Accept all' }));
  await expect(canvas.getByRole('radio', { name: 'Accept all' })).toBeChecked();
});
export const OddsChangeLarge = meta.story({
  globals: { locale: 'sw', textSize: '200', viewport: { value: 'small' } },
  render: () => (
    <div style={{ width: 296 }}>
      <Consent />
    </div>
  ),
});
OddsChangeLarge.test(
  'in Swahili at 320 px and 200 % text no answer runs out of its row (1.4.4)',
  async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    for (const answer of canvas.getAllByRole('radio')) {
      const card = answer.parentElement;
      await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
      await expect(card?.getBoundingClientRect().right).toBeLessThanOrEqual(group.right);
    }
  },
);

const share = fn();
export const Booking = meta.story({
  render: () => (
    <div className="specimens">
      <BookingCode code="KPG4F7" onShare={share} whatsappHref="https://wa.me/?text=Kipenga" />
    </div>
  ),
});
Booking.test('the code can be copied, shared and sent', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('KPG4F7')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
  await expect(mocked(share)).toHaveBeenCalledOnce();
});

const NOTICES: { readonly [Kind in QuoteNotice['kind']]: Extract<QuoteNotice, { kind: Kind }> } = {
  'losing-win': { kind: 'losing-win', shortfall: kes(3.5) },
  'wasted-stake': { kind: 'wasted-stake', effectiveStake: kes(937.5), wasted: kes(19_062.5) },
  'bonus-capped': { kind: 'bonus-capped' },
  'daily-payout-hold': { kind: 'daily-payout-hold', payNow: kes(70_000), hold: kes(12_000) },
};
export const Notices = meta.story({
  render: () => (
    <QuoteNotices quote={{ bonus: kes(0), boost: boostState([], null), notices: Object.values(NOTICES) }} />
  ),
});

const keep = fn();
export const StatesOfConsent = meta.story({
  render: () => (
    <Specimens<OddsConsent>
      of={{
        none: <OddsChangeConsent value="none" onChange={keep} />,
        better: <OddsChangeConsent value="better" onChange={keep} />,
        any: <OddsChangeConsent value="any" onChange={keep} />,
      }}
    />
  ),
});
