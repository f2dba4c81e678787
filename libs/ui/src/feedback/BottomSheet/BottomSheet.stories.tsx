import { DEFAULT_LIMITS, kes, quoteBet, taxRecordOn, nairobiDay, formatKes } from '@kipenga/betting-core';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { smallTargets } from '../../../.storybook/small-targets.ts';
import { BoostPrompt } from '../../betting/BoostPrompt/BoostPrompt.tsx';
import { OddsChangeConsent, type OddsConsent } from '../../betting/OddsChangeConsent/OddsChangeConsent.tsx';
import { QuoteSummary } from '../../betting/QuoteSummary/QuoteSummary.tsx';
import { SelectionRow } from '../../betting/SelectionRow/SelectionRow.tsx';
import { SlipBar } from '../../betting/SlipBar/SlipBar.tsx';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { LEG, OTHER_LEG, price } from '../../testing/specimens.ts';
import { Modal } from '../Modal/Modal.tsx';
import { PhoneField } from '../../controls/PhoneField/PhoneField.tsx';
import { PasswordField } from '../../controls/PasswordField/PasswordField.tsx';
import { BottomSheet } from './BottomSheet.tsx';

const quoteOf = (stake: number) =>
  quoteBet({
    stake: kes(stake),
    prices: [price(2.35), price(2.15)],
    limits: DEFAULT_LIMITS,
    taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
  });

function Slip({ isInitiallyOpen = true }: { readonly isInitiallyOpen?: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [text, setText] = useState('49');
  const [consent, setConsent] = useState<OddsConsent>('none');
  const stake = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  const quote = quoteOf(stake);
  return (
    <div style={{ minHeight: 700, display: 'grid', alignContent: 'end' }}>
      <SlipBar count={2} totalOdds="5.05" onOpen={() => setOpen(true)} />
      <BottomSheet
        isOpen={isOpen}
        title="Betslip"
        onClose={() => setOpen(false)}
        action={
          <Button look="quiet" size="small">
            Clear all
          </Button>
        }
        footer={
          <Button size="place" isWide>
            Accept 1 change & place {formatKes(kes(stake)).replace('.00', '')}
          </Button>
        }
      >
        <BoostPrompt boost={{ ...quote.boost, prompt: 2 }} />
        <ul>
          <SelectionRow selection={LEG} onRemove={() => undefined} />
          <SelectionRow selection={OTHER_LEG} previousOdds={price(2.1)} onRemove={() => undefined} />
        </ul>
        <div className="specimens">
          <AmountField
            label="Stake"
            value={text}
            onChange={setText}
            step={10}
            quickAmounts={[20, 50, 100, 500]}
          />
          <OddsChangeConsent value={consent} onChange={setConsent} />
        </div>
        <QuoteSummary quote={quote} />
      </BottomSheet>
    </div>
  );
}

function LogIn() {
  const [isOpen, setOpen] = useState(true);
  return (
    <div style={{ minHeight: 500, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Log In</Button>
      <Modal isOpen={isOpen} title="Log In" onClose={() => setOpen(false)}>
        <PhoneField />
        <PasswordField />
        <Button isWide>Log In</Button>
      </Modal>
    </div>
  );
}

const meta = preview.meta({ title: 'Feedback/Sheet and modal', component: BottomSheet });

export const Betslip = meta.story({ render: () => <Slip /> });
Betslip.test('it is at most 85 % high and closes by its button', async ({ userEvent }) => {
  const sheet = screen.getByRole('dialog', { name: 'Betslip' });
  await expect(sheet.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.86);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(sheet).not.toHaveAttribute('open');
});

Betslip.test(
  'everything to press in the slip is at least 44 by 44, and focus starts on its title',
  async () => {
    await expect(smallTargets(document)).toEqual([]);
    await expect(screen.getByRole('heading', { name: 'Betslip' })).toHaveFocus();
  },
);

export const FromTheBar = meta.story({ render: () => <Slip isInitiallyOpen={false} /> });
FromTheBar.test('the bar opens it and focus comes back to the bar (R2-25)', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open slip' });
  await userEvent.click(opener);
  await expect(screen.getByRole('dialog', { name: 'Betslip' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(opener).toHaveFocus();
});

export const LogInModal = meta.story({ render: () => <LogIn /> });
LogInModal.test('focus starts inside and stays inside', async ({ userEvent }) => {
  const modal = screen.getByRole('dialog', { name: 'Log In' });
  LogInModal.test('where it scrolls, a field that takes focus stays clear of the head (2.4.11)', async () => {
    const modal = screen.getByRole('dialog', { name: 'Log In' });
    const head = screen.getByRole('heading', { name: 'Log In' }).parentElement;
    const field = screen.getByLabelText('Phone number');
    modal.style.maxHeight = '160px';
    // As Shift+Tab finds it: in the window, and under the head.
    modal.scrollTop += field.getBoundingClientRect().top - modal.getBoundingClientRect().top;
    field.focus();
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      head?.getBoundingClientRect().bottom ?? 0,
    );
  });
  for (let presses = 0; presses < 4; presses += 1) {
    await userEvent.tab();
    await expect(modal.contains(document.activeElement)).toBe(true);
  }
});
