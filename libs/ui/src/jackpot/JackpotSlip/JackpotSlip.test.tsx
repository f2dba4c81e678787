import { cents, ticketStake } from '@kipenga/betting-core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { FULL_TICKET, HALF_TICKET, MEGA, SETTLED, TAXES } from '../specimens.ts';
import { JackpotPlace, type JackpotPlaceProps } from './JackpotPlace.tsx';
import { JackpotSlip } from './JackpotSlip.tsx';

const place = (props: Partial<JackpotPlaceProps>) => {
  const onPlace = vi.fn();
  render(
    <WithWords>
      <JackpotPlace jackpot={MEGA} ticket={FULL_TICKET} onPlace={onPlace} {...props} />
    </WithWords>,
  );
  screen.getByRole('button').click();
  return onPlace;
};

describe('the foot of the jackpot slip', () => {
  test('a full ticket is placed, at the price its lines cost (R9-06)', () => {
    expect(place({})).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').textContent).toBe('Place ticket for KES 792');
  });

  test('an unfinished one is not, and says how many are missing', () => {
    expect(place({ ticket: HALF_TICKET })).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('8 matches still need a pick');
  });

  test('a ticket over the largest stake says so; one that costs exactly that is placed (D04)', () => {
    const stake = ticketStake(FULL_TICKET, MEGA.betAmount);
    expect(place({ maxStake: stake })).toHaveBeenCalledOnce();
    document.body.replaceChildren();
    expect(place({ maxStake: cents(stake - 1) })).not.toHaveBeenCalled();
  });

  test('a jackpot that is over takes none (R4-08)', () => {
    expect(place({ jackpot: SETTLED })).not.toHaveBeenCalled();
  });

  test('nothing is placed twice while it is being placed', () =>
    expect(place({ isPlacing: true })).not.toHaveBeenCalled());
});

test('taking a pick off leaves the focus on the cross of the next match (2.4.3)', () => {
  const slip = (ticket: typeof FULL_TICKET) => (
    <WithWords>
      <JackpotSlip
        jackpot={MEGA}
        ticket={ticket}
        taxRecord={TAXES}
        onRemove={(matchId) =>
          rerender(slip({ ...ticket, picks: ticket.picks.filter((pick) => pick.matchId !== matchId) }))
        }
      />
    </WithWords>
  );
  const { rerender } = render(slip(FULL_TICKET));
  const [first, second] = screen.getAllByRole('button', { name: /^Remove/ });
  first?.focus();
  if (first) fireEvent.click(first);
  expect(first?.isConnected).toBe(false);
  expect(second).toHaveFocus();
});
