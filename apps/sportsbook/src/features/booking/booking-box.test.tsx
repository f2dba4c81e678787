import { aSelection } from '@kipenga/betting-core/testing';
import { matchId, outcomeId } from '@kipenga/betting-core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { selectSelections } from '../slip/index.ts';
import { BookingBox } from './BookingBox.tsx';
import { BookingFromUrl } from './BookingFromUrl.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

test('a code that was read out opens the slip behind it; none says what is missing (R1-09, R2-31)', async () => {
  const onOpen = vi.fn();
  await renderInSportsbook(
    <>
      <BookingBox onOpen={onOpen} />
      <Address />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open betslip' }));
  expect(screen.getByRole('textbox', { name: 'Booking code' })).toHaveAccessibleDescription(
    'Enter the code.',
  );
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Booking code' }), ' kp7q2x{Enter}');
  expect(await screen.findByText('/sports?bookingCode=KP7Q2X')).toBeInTheDocument();
  expect(onOpen).toHaveBeenCalledOnce();
});

test('sent before the app is there, a code opens the same address (R2-31)', async () => {
  await renderInSportsbook(<BookingBox code="kp7q2xab" />);
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Booking code' });
  if (form === null) throw new Error('The box is in no form.');
  expect([form.method, form.getAttribute('action'), ...new FormData(form)]).toEqual([
    'get',
    '/sports',
    ['bookingCode', 'KP7Q2XAB'],
  ]);
});

test('a code with picks that are gone or begun opens the others, and names the missing ones with why (R2-31)', async () => {
  const pickOf = (name: string) =>
    aSelection({ matchId: matchId(name), outcomeId: outcomeId(name), homeTeam: name, awayTeam: 'Bandari' });
  const missingOf = (name: string, hasStarted: boolean) => {
    const { odds: _odds, ...pick } = pickOf(name);
    return { ...pick, hasStarted };
  };
  const { store, platform } = await renderInSportsbook(<BookingFromUrl />, {
    path: '/sports?bookingCode=KP7Q2XAB',
    answers: {
      openBooking: {
        selections: [pickOf('Gor')],
        missing: [missingOf('Tusker', true), missingOf('Sofapaka', false)],
      },
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: /2 picks are missing/ }));
  expect(dialog.getByText('Tusker v Bandari').nextElementSibling).toHaveTextContent('has started');
  expect(dialog.getByText('Sofapaka v Bandari').nextElementSibling).toHaveTextContent('closed for now');
  expect(selectSelections(store.getState() as never)).toHaveLength(1);
  expect(platform.calls.filter(({ name }) => name === 'openBooking')).toHaveLength(1);
});

test('of a shared text, what may be a code is asked for in turn until the house knows one (R2-31)', async () => {
  const asked: string[] = [];
  const { store } = await renderInSportsbook(<BookingFromUrl />, {
    path: `/sports?${new URLSearchParams({ bookingCode: 'GREATEST odds from BENDERAS, KP7Q2XAB' }).toString()}`,
    answers: {
      openBooking: ({ code }) => {
        asked.push(code);
        return code === 'GREATEST'
          ? { selections: [aSelection()], missing: [] }
          : new Response('', { status: 404 });
      },
    },
  });
  await waitFor(() => expect(selectSelections(store.getState() as never)).toHaveLength(1));
  expect(asked).toEqual(['KP7Q2XAB', 'GREATEST']);
});
