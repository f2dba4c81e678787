import { cents, ticketStake } from '@kipenga/betting-core';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { FULL_TICKET, FUNDED, HALF_TICKET, MEGA, SETTLED, TAXES } from '../specimens.ts';
import { JackpotPlace, type JackpotPlaceProps } from './JackpotPlace.tsx';
import { JackpotSlip } from './JackpotSlip.tsx';
import { TicketLine } from './TicketLine.tsx';

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
  test('a full ticket is placed, at the price its combinations cost (R9-06)', () => {
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

describe('before the tap', () => {
  const terms = (): Readonly<Record<string, string | null>> =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]),
    );
  const slip = (jackpot = FUNDED) =>
    render(
      <WithWords>
        <JackpotSlip jackpot={jackpot} ticket={FULL_TICKET} taxRecord={TAXES} onRemove={() => undefined} />
      </WithWords>,
    );

  test('the prize is told as it is, its tax, and what is left; and what nobody knows yet (D80)', () => {
    slip();
    expect(terms()).toMatchObject({
      'The prize as it is now': 'KES 12,000,000',
      'Withholding tax': '20% × (12,000,000 − 704) = − KES 2,399,859.20',
      'Net win': 'KES 9,600,140.80',
    });
    expect(screen.getByText(/How many combinations will share the prize is not known/)).toBeTruthy();
  });

  test('of a fund that the house does not tell, nothing is promised', () => {
    slip(MEGA);
    expect(screen.queryByText('Net win')).toBeNull();
  });

  test('until when, how likely and how much stand beside the button', () => {
    render(
      <WithWords>
        <TicketLine jackpot={FUNDED} ticket={FULL_TICKET} taxRecord={TAXES} chance="about 1 in 9" />
      </WithWords>,
    );
    expect(terms()).toEqual({
      Closes: 'Sat 21 Nov, 16:30',
      'Chance of all 17 right': 'about 1 in 9',
      'Net, all 17 right, not shared': 'KES 9,600,140.80',
    });
  });

  test('without a fund it closes at the first kick-off (D65)', () => {
    render(
      <WithWords>
        <TicketLine jackpot={MEGA} ticket={FULL_TICKET} taxRecord={TAXES} />
      </WithWords>,
    );
    expect(terms()).toEqual({ Closes: 'Sat 21 Nov, 16:30' });
  });
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
