import { DEFAULT_LIMITS, formatKes, kes, nairobiDay, quoteBet, taxRecordOn } from '@kipenga/betting-core';
import { useState } from 'react';
import { BoostPrompt } from '../../betting/BoostPrompt/BoostPrompt.tsx';
import { OddsChangeConsent, type OddsConsent } from '../../betting/OddsChangeConsent/OddsChangeConsent.tsx';
import { QuoteSummary } from '../../betting/QuoteSummary/QuoteSummary.tsx';
import { SelectionRow } from '../../betting/SelectionRow/SelectionRow.tsx';
import { SlipBar } from '../../betting/SlipBar/SlipBar.tsx';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { LEG, OTHER_LEG, price } from '../../testing/specimens.ts';
import { BottomSheet } from './BottomSheet.tsx';

const quoteOf = (stake: number) =>
  quoteBet({
    stake: kes(stake),
    prices: [price(2.35), price(2.15)],
    limits: DEFAULT_LIMITS,
    taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
  });

/** For the catalogue: the sheet in its usual use, with a slip inside and the bar that opens it below. */
export function SlipInSheet({ isOpenAtFirst = true }: { readonly isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
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
            Remove all
          </Button>
        }
        footer={
          <Button size="place" isWide>
            Accept 1 change and place {formatKes(kes(stake))}
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
