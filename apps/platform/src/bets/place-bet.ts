import { addCents, checkBet, placedSystem, type AcceptableBet } from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceBetRequest, PlacedQuote } from '@kipenga/contracts';
import { answerOnce, type Sql } from '../database/index.ts';
import { lockWallet, oldestGrant, post, redeemGrant, type FreeBetGrant } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { because, type Worded } from '../wording/index.ts';
import { newBetId, newBetReference } from './bet-ids.ts';
import { keepBet } from './bets.store.ts';
import { findDisagreement, type Bettor } from './find-disagreement.ts';
import { findFalseClaim } from './find-false-claim.ts';
import { currentOddsOf, holdHouse, readHouse, type HouseNow } from './house-view.ts';
import { refused } from './refusals.ts';
import { ACCOUNT_CLOSED, answerFor } from './rejection-words.ts';
import { stakePostings } from './stake-postings.ts';

/** Names a bet among the answers kept by key. */
export const PLACE_BET = 'place-bet';

/** A logged-in customer's confirmation; `key` is its idempotency key, null from a client that has none (D24). */
export interface PlaceBetCommand {
  readonly customer: Bettor;
  readonly key: string | null;
  readonly asked: PlaceBetRequest;
}

/** A price was no longer the house's when the bet was about to be kept: nothing of it is, and it is decided anew. */
class HouseChanged extends Error {
  override readonly name = 'HouseChanged';
}

/** After so many tries prices are held as they are read: they cannot change under the bet then. */
const TRIES_WITHOUT_LOCK = 3;

/**
 * Takes a bet, or says in words why not (R7, D07, D24). Everything happens in one transaction: the confirmation's key and the
 * customer's wallet are locked, in that order, prices are read and the clock after them, and only a bet the rules accept moves
 * money. Its prices are judged again before the commit; where one has changed, the bet is decided anew. A repeat of the confirmation waits, hears the first answer and places nothing; so does the same body without a key, for a
 * while, once it was placed: someone who was short of money may pay in and ask again.
 */
export const placeBet = async (services: Services, command: PlaceBetCommand): Promise<PlaceBetAnswer> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await placeOnce(services, command, { lockPrices: tries > TRIES_WITHOUT_LOCK });
    } catch (error) {
      if (!(error instanceof HouseChanged)) throw error;
    }
  }
};

interface Reading {
  readonly lockPrices: boolean;
}

const placeOnce = async (
  services: Services,
  command: PlaceBetCommand,
  reading: Reading,
): Promise<PlaceBetAnswer> => {
  const { customer, key, asked } = command;
  const once = await answerOnce(
    services.db,
    { profileId: customer.profileId, operation: PLACE_BET, key, body: asked },
    async (sql) => {
      const answer = await decide(sql, services, command, reading);
      return { answer, isFinal: answer.kind === 'placed' };
    },
  );
  return once.kind === 'answered' ? once.answer : refused(because('bet-key-reused'));
};

const decide = async (
  sql: Sql,
  services: Services,
  { customer, asked }: PlaceBetCommand,
  reading: Reading,
): Promise<PlaceBetAnswer> => {
  const disagreement = findDisagreement(asked, customer);
  if (disagreement) return disagreement;
  await lockWallet(sql, customer.profileId);
  const grant = asked.usesFreeBet ? await oldestGrant(sql, customer.profileId, { lock: true }) : null;
  const outcomeIds = asked.selections.map(({ outcomeId }) => outcomeId);
  const house = await readHouse(sql, services, {
    ...reading,
    profileId: customer.profileId,
    outcomeIds,
    freeBet: grant?.amount ?? null,
  });
  const checked = house.isClosed ? ACCOUNT_CLOSED : checkBet(asked, house.view);
  if (!checked.ok)
    return answerFor(checked.reason, {
      prices: currentOddsOf(house, outcomeIds),
      known: house.outcomes,
      taxRecord: house.view.taxRecord,
    });
  const falseClaim = findFalseClaim(asked, house, checked.value);
  if (falseClaim) return falseClaim;
  return take(sql, services, { customer, house, bet: checked.value, grant });
};

const wordsOf = (reference: string, { stake, netPayout: win, system }: PlacedQuote): Worded =>
  system
    ? because('bet-placed-system', { reference, stake, win, lines: system.lines })
    : because('bet-placed', { reference, stake, win });

interface Taking {
  readonly customer: Bettor;
  readonly house: HouseNow;
  readonly bet: AcceptableBet;
  readonly grant: FreeBetGrant | null;
}

const take = async (
  sql: Sql,
  services: Services,
  { customer, house, bet, grant }: Taking,
): Promise<PlaceBetAnswer> => {
  const { random, realClock } = services;
  const { profileId } = customer;
  const {
    view: { limits, taxRecord },
    now: at,
  } = house;
  const betId = newBetId(realClock.nowMs(), random);
  const reference = newBetReference(random);
  await keepBet(sql, {
    profileId,
    betId,
    reference,
    type: 'prematch',
    at,
    bet,
    grantId: grant?.grantId ?? null,
    outcomes: house.outcomes,
    limits,
    taxRecord,
  });
  if (grant && !(await redeemGrant(sql, profileId, grant.grantId, betId)))
    throw new Error(`free bet ${grant.grantId} was used meanwhile`);
  const { stake, totalOdds, netPayout, stakeTax, withholdingTax } = bet.quote;
  await post(sql, {
    reference: `stake:${betId}`,
    kind: 'stake',
    profileId,
    at,
    postings: stakePostings(profileId, bet.quote, bet.usesFreeBet),
  });
  if (!(await holdHouse(sql, services, house))) throw new HouseChanged();
  const tax = addCents(stakeTax, withholdingTax);
  const { system, selections } = bet;
  const lines = system && { system: placedSystem(selections.length, system) };
  const placed = { stake, totalOdds, netPayout, tax, ...lines };
  return { kind: 'placed', betId, reference, ...wordsOf(reference, placed), quote: placed };
};
