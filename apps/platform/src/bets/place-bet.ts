import {
  addCents,
  checkBet,
  instantFromMs,
  placedSystem,
  refuse,
  type AcceptableBet,
  type OutcomeId,
} from '@kipenga/betting-core';
import type { PlaceBetAnswer, PlaceBetRequest, PlacedQuote } from '@kipenga/contracts';
import { answerWithin, together, type Once, type Sql } from '../database/index.ts';
import { post, redeemGrant } from '../ledger/index.ts';
import { mostStakeOf } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { worded, type Worded } from '../wording/index.ts';
import { newBetId, newBetReference } from './bet-ids.ts';
import { keepBet } from './bets.store.ts';
import { findDisagreement, type Bettor } from './find-disagreement.ts';
import { findFalseClaim } from './find-false-claim.ts';
import { currentOddsOf, holdHouse, readHouse, type HouseNow } from './house-view.ts';
import { refused } from './refusals.ts';
import { answerFor } from './rejection-words.ts';
import { beginWait } from './begin-wait.ts';
import { stakePostings } from './stake-postings.ts';

/** Names a bet among the answers kept by key. */
export const PLACE_BET = 'place-bet';

/** A logged-in customer's confirmation; `key` is its idempotency key, null from a client that has none (D24). */
export interface PlaceBetCommand {
  readonly customer: Bettor;
  readonly key: string | null;
  readonly asked: PlaceBetRequest;
}

/** A price was no longer the house's when the bet was about to be stored: nothing of it is, and it is decided again. */
class HouseChanged extends Error {
  override readonly name = 'HouseChanged';
}

/** After this many tries prices are locked as they are read, so that they cannot change under the bet. */
const TRIES_WITHOUT_LOCK = 3;

/**
 * Takes a bet, or explains the refusal (R7, D07, D24). Everything happens in one transaction: the confirmation's key and the
 * customer's wallet are locked, in that order and by one statement, prices are read and the clock after them, and only a bet the
 * rules accept moves money. Reads go to the database in one round trip, and so do writes. Prices are checked again before the
 * commit; if one has changed, the bet is decided again. A repeat of the confirmation waits, gets the first answer and places
 * nothing; so does the same body without a key, for a while, once it was placed: a customer who was short of money may pay in
 * and ask again.
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
  const answer = await services.db.transaction((sql) => placeWithin(sql, services, command, reading));
  reportPlaced(services, command, answer);
  return answer;
};

/** Calls `onBetPlaced` for a placed bet; call it after its transaction has committed. */
export const reportPlaced = (
  { onBetPlaced }: Services,
  { asked }: PlaceBetCommand,
  answer: PlaceBetAnswer,
): void => {
  if (answer.kind === 'placed') onBetPlaced?.(asked.selections.map(({ feedMatchId }) => feedMatchId));
};

/** Takes a bet in an open transaction. The caller then reports it ({@link reportPlaced}). @throws HouseChanged if its prices are no longer those of the house. */
export const placeWithin = async (
  sql: Sql,
  services: Services,
  command: PlaceBetCommand,
  reading: Reading,
): Promise<PlaceBetAnswer> => {
  const { customer, key, asked } = command;
  const once = await answerWithin<PlaceBetAnswer, HouseNow>(
    sql,
    { profileId: customer.profileId, operation: PLACE_BET, key, body: asked, locksWallet: true },
    async (_, house) => decide(sql, services, command, house),
    () =>
      readHouse(sql, services, {
        ...reading,
        profileId: customer.profileId,
        outcomeIds: outcomesOf(asked),
        usesFreeBet: asked.usesFreeBet,
      }),
  );
  return once.kind === 'answered' ? once.answer : refused(worded('bet-key-reused'));
};

const outcomesOf = ({ selections }: PlaceBetRequest): readonly OutcomeId[] =>
  selections.map(({ outcomeId }) => outcomeId);

const decide = (
  sql: Sql,
  services: Services,
  { customer, asked }: PlaceBetCommand,
  house: HouseNow,
): Once<PlaceBetAnswer> => {
  const no = (answer: PlaceBetAnswer) => ({ answer, isFinal: false });
  const disagreement = findDisagreement(asked, customer);
  if (disagreement) return no(disagreement);
  const checked = house.shut ? refuse(house.shut) : checkBet(asked, house.view);
  if (!checked.ok)
    return no(
      answerFor(checked.reason, {
        prices: currentOddsOf(house, outcomesOf(asked)),
        known: house.outcomes,
        taxRecord: house.view.taxRecord,
      }),
    );
  const falseClaim = findFalseClaim(asked, house, checked.value);
  if (falseClaim) return no(falseClaim);
  const { limits, taxRecord } = house.view;
  const bet = checked.value;
  const limited = bet.usesFreeBet ? null : passedByClass(bet, house);
  if (limited) return no(refused(limited));
  const onBet = passedByBet(bet, house);
  if (onBet) return no(refused(worded('bet-limit-passed', onBet)));
  const passed = services.payLimits?.passedBy({ bet, outcomes: house.outcomes, limits, taxRecord });
  if (passed)
    return no(refused(worded('pay-limit-passed', { maximum: passed.most, matches: [passed.match] })));
  return take(sql, services, { customer, house, bet });
};

/**
 * Words of the strictest limit of the customer's class that a stake is above: of every bet, or of bets with a pick of a sport; null
 * if there is none.
 */
const passedByClass = ({ selections, quote }: AcceptableBet, { stakeLimits, view, outcomes }: HouseNow) => {
  const picks = selections.map(({ outcomeId }) => outcomes.get(outcomeId));
  const passed = stakeLimits
    .flatMap(({ sport, percent }) => {
      const name = picks.find((pick) => pick?.sportId === sport)?.sportName;
      const maximum = mostStakeOf(view.limits, percent);
      return quote.stake > maximum && (sport === null || name !== undefined) ? [{ maximum, name }] : [];
    })
    .toSorted((one, other) => one.maximum - other.maximum);
  const [strictest] = passed;
  if (strictest === undefined) return null;
  const { maximum, name } = strictest;
  return name === undefined
    ? worded('class-limit-passed', { maximum })
    : worded('class-sport-limit-passed', { maximum, sport: name });
};

/** The strictest limit of a bet's payout that this one is above, and the match that it is of; null if there is none. */
const passedByBet = ({ selections, quote }: AcceptableBet, { outcomes }: HouseNow) => {
  const passed = selections
    .flatMap(({ outcomeId }) => {
      const pick = outcomes.get(outcomeId);
      return pick && pick.mostABet !== null && quote.grossPayout > pick.mostABet
        ? [{ maximum: pick.mostABet, matches: [{ home: pick.homeTeam, away: pick.awayTeam }] }]
        : [];
    })
    .toSorted((one, other) => one.maximum - other.maximum);
  return passed[0] ?? null;
};

const wordsOf = (
  reference: string,
  { stake, netPayout: win, system }: PlacedQuote,
  seconds: number | undefined,
): Worded => {
  if (seconds !== undefined) return worded('bet-waits', { reference, stake, win, seconds });
  return system
    ? worded('bet-placed-system', { reference, stake, win, lines: system.lines })
    : worded('bet-placed', { reference, stake, win });
};

interface Taking {
  readonly customer: Bettor;
  readonly house: HouseNow;
  readonly bet: AcceptableBet;
}

const take = (sql: Sql, services: Services, { customer, house, bet }: Taking): Once<PlaceBetAnswer> => {
  const { random, realClock } = services;
  const { profileId } = customer;
  const {
    view: { limits, taxRecord },
    grant,
    now: at,
  } = house;
  const betId = newBetId(realClock.nowMs(), random);
  const reference = newBetReference(random);
  const { stake, totalOdds, netPayout, stakeTax, withholdingTax } = bet.quote;
  const write = async (): Promise<void> => {
    const [, isRedeemed, , isHeld] = await together([
      keepBet(sql, {
        profileId,
        betId,
        reference,
        type: bet.waitSeconds === undefined ? 'prematch' : 'live',
        at,
        bet,
        grantId: grant?.grantId ?? null,
        outcomes: house.outcomes,
        limits,
        taxRecord,
      }),
      grant ? redeemGrant(sql, profileId, grant.grantId, betId) : true,
      bet.waitSeconds === undefined
        ? post(sql, {
            reference: `stake:${betId}`,
            kind: 'stake',
            profileId,
            at,
            postings: stakePostings(profileId, bet.quote, bet.usesFreeBet),
          })
        : beginWait(sql, services, { profileId, betId, at, stake, seconds: bet.waitSeconds, house }),
      holdHouse(sql, services, profileId, house),
    ]);
    if (!isRedeemed) throw new Error(`free bet ${grant?.grantId} was used meanwhile`);
    if (!isHeld) throw new HouseChanged();
  };
  const tax = addCents(stakeTax, withholdingTax);
  const { system, selections } = bet;
  const lines = system && { system: placedSystem(selections.length, system) };
  const placed = { stake, totalOdds, netPayout, tax, ...lines };
  const seconds = bet.waitSeconds;
  const waiting = seconds !== undefined && {
    waiting: { seconds, until: instantFromMs(realClock.nowMs() + seconds * 1_000) },
  };
  const said = wordsOf(reference, placed, seconds);
  const answer = { kind: 'placed', betId, reference, ...said, quote: placed, ...waiting } as const;
  return { answer, isFinal: true, write };
};
