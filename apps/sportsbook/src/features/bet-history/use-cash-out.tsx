import type { Bet } from '@kipenga/betting-core';
import { LateBoundary, lazyPart, PartBoundary } from '@kipenga/shell';
import { BottomSheet, Button, FailedState, Shimmer } from '@kipenga/ui';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';

/** What a bet is worth, and what becomes of it, comes with the first bet that somebody asks it of. */
const CashOutPanel = lazyPart(() => import('./CashOutPanel.tsx').then((file) => file.CashOutPanel));

interface CashOut {
  /** The way to the sheet, of a bet whose worth can be asked; nothing is asked before it is pressed (D102). */
  readonly wayFor: (bet: Bet) => ReactNode;
  /** It outlives the row it was opened from: a bet that is cashed out leaves the open ones. */
  readonly sheet: ReactNode;
}

/** Cashing a bet out, from a list or its detail. */
export function useCashOut(): CashOut {
  const t = useWords();
  const [bet, setBet] = useState<Bet | null>(null);
  const [isOpen, setOpen] = useState(false);
  const ask = (one: Bet) => {
    setBet(one);
    setOpen(true);
  };
  return {
    wayFor: (one) =>
      one.canCashOut === true ? (
        <Button
          look="quiet"
          size="small"
          aria-haspopup="dialog"
          aria-label={t('sportsbook.cashOut.openFor', { reference: one.reference })}
          onClick={() => ask(one)}
        >
          {t('sportsbook.cashOut.open')}
        </Button>
      ) : undefined,
    sheet: bet && (
      <BottomSheet isOpen={isOpen} title={t('sportsbook.cashOut.title')} onClose={() => setOpen(false)}>
        <PartBoundary
          resetKey={bet.id}
          fallback={(again) => <FailedState text={t('sportsbook.cashOut.failed')} onRetry={again} />}
        >
          <LateBoundary fallback={<Shimmer kind="bet" />}>
            <CashOutPanel bet={bet} onDone={() => setOpen(false)} />
          </LateBoundary>
        </PartBoundary>
      </BottomSheet>
    ),
  };
}
