import { makeTransport, type NewsSource } from '@kipenga/api/desk';
import { fakeDesk, type DeskAnswers } from '@kipenga/api/desk/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Desk } from '../Desk.tsx';
import { createDeskStore } from '../store.ts';
import { BUSY_DAY, EXPOSURE, ME, MOVES, TAXES } from './specimens.ts';

interface AtDeskProps {
  /** Path it opens at. */
  readonly path: string;
  readonly platform: ReturnType<typeof fakeDesk>;
  readonly openNews?: () => NewsSource;
  readonly isCopy?: boolean;
}

/** A desk with these answers of the platform. By default somebody is logged in and something waits. */
export const deskThat = (answers: DeskAnswers) =>
  fakeDesk({
    me: ME,
    today: BUSY_DAY,
    exposure: EXPOSURE,
    moves: MOVES,
    taxes: TAXES,
    approvals: { rows: [], next: null },
    regulatorDays: { rows: [], next: null },
    ...answers,
  });

/** The whole desk with a fake platform. */
export function AtDesk({ path, platform, openNews, isCopy = false }: AtDeskProps) {
  const [store] = useState(() => createDeskStore(makeTransport({ fetch: platform, retryDelayMs: () => 1 })));
  return (
    <MemoryRouter initialEntries={[path]}>
      <Desk store={store} openNews={openNews} isCopy={isCopy} />
    </MemoryRouter>
  );
}
