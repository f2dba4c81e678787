import { kes, type Jackpot } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { placeBet } from '../../src/bets/index.ts';
import { placeTicket } from '../../src/jackpots/index.ts';
import { counting } from '../counting.ts';
import { openTicketHall, type TicketHall } from '../ticket-hall.ts';
import { withDatabase } from '../with-database.ts';

const ROUNDS = 8;
const PLACED_A_ROUND = 250;
const LEGS = 4;
/** More than a bet a ticket takes: its offer, the offer's gate and its tally. */
const FEW_STATEMENTS = 4;

interface Placings {
  readonly ms: number;
  readonly statements: number;
}

const timed = async (hall: TicketHall, place: (services: TicketHall['services']) => Promise<unknown>) => {
  const { db, statements } = counting(hall.services.db);
  const begun = performance.now();
  for (let n = 0; n < PLACED_A_ROUND; n += 1) await place({ ...hall.services, db });
  return { ms: performance.now() - begun, statements: statements() };
};

const sum = (placings: readonly Placings[]): Placings => ({
  ms: placings.reduce((all, { ms }) => all + ms, 0),
  statements: placings.reduce((all, { statements }) => all + statements, 0),
});

const tell = (name: string, { ms, statements }: Placings): void => {
  const placed = ROUNDS * PLACED_A_ROUND;
  console.log(
    `${name}: ${(placed / (ms / 1000)).toFixed(0)} a second, ${statements / placed} statements each`,
  );
};

test('a ticket of four matches costs few statements more to place than a bet of four legs', async () => {
  const base = await withDatabase();
  const hall = await openTicketHall(base.db);
  const customer = await hall.aCustomer(1_000_000);
  const picks = await hall.picks(LEGS);
  const jackpot: Jackpot = await hall.aJackpot();
  const bet = await hall.asked(customer, picks, kes(49));
  const ticket = hall.ticket(customer, jackpot);
  let keys = 0;
  const key = () => `key ${(keys += 1)}`;
  const bets: Placings[] = [];
  const tickets: Placings[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    bets.push(await timed(hall, (services) => placeBet(services, { customer, key: key(), asked: bet })));
    tickets.push(
      await timed(hall, (services) => placeTicket(services, { customer, key: key(), asked: ticket })),
    );
  }
  tell('bets', sum(bets));
  tell('tickets', sum(tickets));
  expect(sum(tickets).statements).toBeLessThanOrEqual(
    sum(bets).statements + ROUNDS * PLACED_A_ROUND * FEW_STATEMENTS,
  );
  expect(await hall.books()).toMatchObject({ total: 0 });
  await base.dispose();
});
