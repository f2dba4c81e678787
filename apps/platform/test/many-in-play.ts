/**
 * Has a house that runs at an address play many matches at once, for `npm run bench:goals`: all are told to kick off at the same moment, as a
 * feed tells another start, and bets are placed on some of them before. It tells which are which.
 */
import { randomUUID } from 'node:crypto';
import {
  formatNairobiDateTime,
  instantFromMs,
  kes,
  parseMsisdn,
  sportId,
  toMs,
  type Instant,
  type Match,
} from '@kipenga/betting-core';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { spawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';

const [address = 'http://localhost:4747', betsEach = '0'] = process.argv.slice(2);
const IN_PLAY = 40;
/** Matches that have bets, where any are asked for. */
const WITH_BETS = Number(betsEach) > 0 ? 10 : 0;
const SOCCER = sportId('1');
const STAKE = kes(20);
const CUSTOMERS = 10;
const MINUTE_MS = 60_000;
/** As long as the bets take to be placed, and a good while more. */
const UNTIL_KICK_OFF_MS = 60 * MINUTE_MS;

const operate = async (path: string, body: object): Promise<{ readonly now: Instant }> => {
  const reply = await fetch(`${address}/sandbox/season/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} is answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as { readonly now: Instant };
};

/** A customer with money, whose number no other has. */
const aCustomer = (number: number) => {
  const phone = parseMsisdn(`2547${String((Date.now() + number) % 100_000_000).padStart(8, '0')}`);
  if (!phone.ok) throw new Error('not a phone');
  return spawnedCustomer(address, phone.value);
};

const placeBets = async (matches: readonly Match[]): Promise<void> => {
  const limits = await callOver(address, 'getLimits', {});
  const bets = matches.flatMap((match) => Array.from({ length: Number(betsEach) }, () => match));
  const client = async (from: number): Promise<void> => {
    const customer = await aCustomer(from);
    for (let at = from; at < bets.length; at += CUSTOMERS) {
      const slip = honestBet({ customer, selections: [homeWinOf(bets[at]!)], stake: STAKE, limits });
      const answer = await callOver(address, 'placeBet', slip, { token: customer.token, key: randomUUID() });
      if (answer.kind !== 'placed') throw new Error(`a bet was answered ${answer.kind}`);
    }
  };
  await Promise.all(Array.from({ length: CUSTOMERS }, (_, from) => client(from)));
};

const listed = await callOver(address, 'getMatches', {
  sportId: SOCCER,
  tab: 'all',
  isEsport: false,
  offset: 0,
  limit: 150,
});
const matches = listed
  .filter(({ mainOutcomes: { home } }) => home !== null && home.odds !== null)
  .slice(0, IN_PLAY + WITH_BETS);
const now = async (): Promise<number> => toMs((await operate('advance', { minutes: 0.01 })).now);
const startsAt = instantFromMs((await now()) + UNTIL_KICK_OFF_MS);
for (const { feedId } of matches)
  await operate('postpone', { parent_match_id: feedId, start_time: formatNairobiDateTime(startsAt) });
const [ending, played] = [matches.slice(0, WITH_BETS), matches.slice(WITH_BETS)];
if (WITH_BETS > 0) await placeBets(ending.map((match) => ({ ...match, startsAt })));
await operate('advance', { minutes: Math.max(1, (toMs(startsAt) - (await now())) / MINUTE_MS + 1) });
process.send?.({
  played: played.map(({ id, feedId }) => ({ id, feedId })),
  ending: ending.map(({ feedId }) => feedId),
});
process.disconnect?.();
