import {
  checkTicket,
  combinations,
  DEFAULT_LIMITS,
  formatKes,
  instant,
  jackpotClosesAt,
  kes,
  ticketStake,
  type Dice,
  type Jackpot,
} from '@kipenga/betting-core';
import { useState } from 'react';
import {
  BottomDock,
  BottomSheet,
  Button,
  Dialog,
  JackpotBoard,
  JackpotPanel,
  JackpotPlace,
  JackpotSlip,
  REFUSAL_MESSAGE,
  SlipBar,
  wholeKes,
} from '@kipenga/ui';
import { TAXES } from '@kipenga/ui/specimens/jackpot';
import { Padded } from '../patterns/Padded.tsx';
import { Trial } from '../patterns/Trial.tsx';
import { useAllWords } from '../patterns/use-all-words.ts';
import { useJackpotTicket } from './use-jackpot-ticket.ts';

/** The Saturday morning before the first kick-off, and a customer with a thousand shillings. */
const HOUSE = { limits: DEFAULT_LIMITS, now: instant('2026-11-21T10:00:00Z'), balance: kes(1000) };

export interface FillingAJackpotProps {
  /** The offer to fill in. */
  readonly jackpot: Jackpot;
  /** What autopick throws. */
  readonly dice: Dice;
}

/** Keeps a figure on one line, so that a narrow bar breaks before the sum and not within it. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** What the core says of a ticket. A reason that this page cannot come to is named as it is. */
function inWords(checked: ReturnType<typeof checkTicket>): string {
  if (checked.ok)
    return `Taken: ${checked.value.combinations} combinations for ${formatKes(checked.value.stake)}.`;
  return checked.reason.kind === 'insufficient-funds'
    ? `Not taken: ${formatKes(checked.reason.shortBy)} more is needed.`
    : `Not taken: ${checked.reason.kind}.`;
}

/** A coupon from empty to placed: the kit draws it, betting-core decides. What is placed goes nowhere. */
export function FillingAJackpot({ jackpot, dice }: FillingAJackpotProps) {
  const t = useAllWords();
  const hand = useJackpotTicket(jackpot, dice);
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const { ticket, refusal } = hand;
  const stake = ticketStake(ticket, jackpot.betAmount);
  const working = t('ui.jackpot.stakeWorking', {
    count: combinations(ticket),
    amount: wholeKes(jackpot.betAmount),
  });
  const place = () => {
    setAnswer(inWords(checkTicket(ticket, jackpot, HOUSE)));
    setOpen(false);
  };
  return (
    <main>
      <Trial title="A jackpot with doubles">
        <div lang="en">
          <Padded>
            <p>
              A worked example. The picks, the refusals, the price and the last word are those of
              betting-core; the customer has {formatKes(HOUSE.balance)}. Nothing is sent.
            </p>
            <p role="status">
              <b>{answer}</b>
            </p>
          </Padded>
        </div>
        <JackpotPanel
          name={jackpot.name}
          phase={jackpot.phase}
          closesAt={jackpotClosesAt(jackpot)}
          isInitiallyOpen
        >
          <Padded>
            <Button look="secondary" size="small" onClick={hand.pickByChance}>
              {t('sportsbook.jackpots.fill.chance')}
            </Button>
            {hand.undo !== undefined && (
              <Button look="quiet" size="small" onClick={hand.undo}>
                {t('sportsbook.slip.undo')}
              </Button>
            )}
          </Padded>
          <JackpotBoard jackpot={jackpot} ticket={ticket} onToggle={hand.toggle} />
        </JackpotPanel>
      </Trial>
      {ticket.picks.length > 0 && (
        <BottomDock>
          <SlipBar
            count={ticket.picks.length}
            note={`${unbroken(working)} ${unbroken(wholeKes(stake))}`}
            onOpen={() => setOpen(true)}
          />
        </BottomDock>
      )}
      <BottomSheet
        isOpen={isOpen}
        title={jackpot.name}
        onClose={() => setOpen(false)}
        action={
          <Button look="quiet" size="small" onClick={hand.clear}>
            {t('sportsbook.slip.clear')}
          </Button>
        }
        footer={
          <JackpotPlace jackpot={jackpot} ticket={ticket} maxStake={HOUSE.limits.maxStake} onPlace={place} />
        }
      >
        <JackpotSlip jackpot={jackpot} ticket={ticket} taxRecord={TAXES} onRemove={hand.remove} />
      </BottomSheet>
      <Dialog
        isOpen={refusal !== null}
        status="info"
        title={t('shell.common.oops')}
        message={refusal === null ? '' : t(REFUSAL_MESSAGE[refusal.kind])}
        onClose={hand.forgetRefusal}
      />
    </main>
  );
}
