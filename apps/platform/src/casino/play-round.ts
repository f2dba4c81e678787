import {
  addCents,
  cents,
  GAME_LIMITS,
  minCents,
  ok,
  refuse,
  subtractCents,
  type Cents,
  type ProfileId,
  type Result,
} from '@kipenga/betting-core';
import type { WalletAnswer, WalletRefusalCode, WalletRequest } from '@kipenga/contracts/wallet';
import { cashOf, HOUSE, post, unwageredTakenBy, type Posting, type Transfer } from '../ledger/index.ts';
import type { Sql } from '../database/index.ts';
import { playOnWith, playRejection, standingOf } from '../play-limits/index.ts';
import type { Services } from '../services/index.ts';
import { feedJackpot, lockTier, winJackpot } from './jackpot/index.ts';
import { moveOnce, type Moved } from './move-once.ts';
import { codeOf } from './refusal-codes.ts';
import { giveStakeBack, stakeReference } from './stake-back.ts';
import { gameOf, type Provider, type RoundLimit } from './providers/index.ts';
import {
  closeRound,
  isTransactionKnown,
  selectNamed,
  selectRound,
  selectRoundIn,
  selectWageredIn,
  upsertRound,
  type Round,
  type RoundName,
  type SharedRound,
} from './rounds.store.ts';

type Answered = Promise<Result<WalletAnswer<'credit'>, WalletRefusalCode>>;

const nothing = cents(0);

const sharedRoundOf = ({ name }: Provider, gameId: string, asked: WalletRequest<'debit'>): SharedRound => ({
  provider: name,
  gameId,
  sharedRound: asked.sharedRound ?? asked.round,
});

/** Limits a round of a game that is no longer offered as any bet. */
const ANY_ROUND: RoundLimit = { staked: GAME_LIMITS.maximumStake, stakes: 1 };

const feedsJackpot = (provider: Provider, { shared }: Round): boolean =>
  gameOf(provider, shared.gameId)?.feedsJackpot ?? false;

const limitOf = (provider: Provider, { gameId }: SharedRound): RoundLimit =>
  gameOf(provider, gameId)?.roundLimit ?? ANY_ROUND;

/** False if the round cannot take this much more, with all that the customer has in the same flight or draw. */
const mayTake = ({ beside, staked }: Round, limit: RoundLimit, amount: Cents): boolean =>
  amount >= GAME_LIMITS.minimumStake &&
  beside.stakes < limit.stakes &&
  addCents(beside.staked, addCents(staked, amount)) <= limit.staked;

/** False if the round cannot win this much, with all that the customer has won in the same flight or draw. */
const mayWin = ({ beside }: Round, amount: Cents): boolean =>
  addCents(beside.won, amount) <= GAME_LIMITS.maximumWinnings;

/** Takes a stake, if the player may play now, has the money, and the round still takes stakes. */
export const debit = (services: Services, provider: Provider, asked: WalletRequest<'debit'>): Answered =>
  moveOnce(
    services,
    provider.name,
    { ...asked, kind: 'debit', of: null },
    async (sql, { session, isTakenBack }) => {
      const { profileId } = session;
      const { amount, transaction } = asked;
      const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
      if (isTakenBack) return refuse('rolled-back');
      const now = services.realClock.now();
      if (!session.isLive) return refuse('session-ended');
      const standing = await standingOf(sql, profileId, now);
      const barred = playRejection(standing);
      if (barred !== null) return refuse(codeOf(barred));
      const round = await selectRoundIn(sql, name, sharedRoundOf(provider, session.gameId, asked));
      if (round.isClosed) return refuse('round-closed');
      if (!mayTake(round, limitOf(provider, round.shared), amount)) return refuse('limits');
      const rejection = await playOnWith(sql, profileId, amount, { standing, now });
      if (rejection !== null) return refuse(codeOf(rejection));
      await upsertRound(sql, name, round.shared, addCents(round.staked, amount));
      await post(sql, {
        reference: stakeReference(provider.name, transaction),
        kind: 'game-stake',
        profileId,
        at: services.bettingClock.now(),
        postings: [{ from: cashOf(profileId), to: HOUSE.openRounds, amount }],
      });
      return ok({ amount, jackpot: null });
    },
  );

/** Moves what a round that ends gives the jackpot: nothing, in a game that feeds none. */
const fedBy = async (
  sql: Sql,
  provider: Provider,
  round: Round,
  owner: ProfileId,
): Promise<readonly Posting[]> =>
  feedsJackpot(provider, round) ? feedJackpot(sql, owner, round.staked) : [];

const paidTo = (owner: ProfileId, amount: Cents): readonly Posting[] =>
  amount > 0 ? [{ from: HOUSE.games, to: cashOf(owner), amount }] : [];

/** Says why a round cannot be closed with this; null when it can. */
const refusalOf = (
  round: Round,
  { amount, mayDraw }: { readonly amount: Cents; readonly mayDraw: boolean },
): WalletRefusalCode | null => {
  if (round.isClosed) return 'round-closed';
  if (round.staked === 0) return 'rolled-back';
  if (!mayDraw) return 'no-jackpot';
  return mayWin(round, amount) ? null : 'limits';
};

/**
 * Tells how much of a credit is money again that was deposited and never staked: what only brings back stakes that were not at risk, up to what
 * the customer's stakes in the shared round took of such money. To bet on both sides of a draw spares no fee (R9-03, D11).
 */
const unwageredIn = async (
  sql: Sql,
  { profileId }: RoundName,
  { shared }: Round,
  { amount, unrisked = nothing }: WalletRequest<'credit'>,
): Promise<Cents> => {
  if (unrisked === 0 || amount === 0) return nothing;
  const { debits, unwagered } = await selectWageredIn(sql, { profileId }, shared);
  let taken = nothing;
  for (const debited of debits)
    taken = addCents(taken, await unwageredTakenBy(sql, profileId, stakeReference(shared.provider, debited)));
  return minCents(minCents(unrisked, amount), subtractCents(taken, unwagered));
};

/** Pays the part of a round that is an unstaked deposit again, under its own kind. */
const payUnwagered = async (
  sql: Sql,
  { reference, profileId, at }: Pick<Transfer, 'reference' | 'profileId' | 'at'>,
  amount: Cents,
): Promise<void> => {
  if (amount === 0) return;
  const kind = 'game-round-unwagered';
  const postings = paidTo(profileId, amount);
  await post(sql, { reference: `${kind}:${reference}`, kind, profileId, at, postings });
};

/**
 * Closes a round and pays its winnings, and the tier of the jackpot that its seed drew. The payment is owed even if the session
 * is over, the player on a break, or the account closed. A tier does not count towards the round's limit: it is the players' own
 * money.
 */
export const credit = (services: Services, provider: Provider, asked: WalletRequest<'credit'>): Answered =>
  moveOnce(services, provider.name, { ...asked, kind: 'credit', of: null }, async (sql, { session }) => {
    const { profileId } = session;
    const { amount, transaction, jackpot: tier } = asked;
    const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
    const round = await selectRound(sql, name);
    if (round === null) return refuse('unknown-round');
    const mayDraw = tier === undefined || feedsJackpot(provider, round);
    const refusal = refusalOf(round, { amount, mayDraw });
    if (refusal !== null) return refuse(refusal);
    await closeRound(sql, name, amount);
    const at = services.bettingClock.now();
    const unwagered = await unwageredIn(sql, name, round, asked);
    const closed = { reference: `game-round:${provider.name}:${transaction}`, profileId, at };
    await post(sql, {
      ...closed,
      kind: 'game-round',
      postings: [
        { from: HOUSE.openRounds, to: HOUSE.games, amount: round.staked },
        ...(await fedBy(sql, provider, round, profileId)),
        ...paidTo(profileId, subtractCents(amount, unwagered)),
      ],
    });
    await payUnwagered(sql, closed, unwagered);
    if (tier === undefined) return ok({ amount, jackpot: null, unwagered });
    await lockTier(sql, tier);
    const won = { tier, profileId, reference: `casino-jackpot:${provider.name}:${transaction}`, at };
    return ok({ amount, jackpot: { tier, paid: await winJackpot(sql, won) }, unwagered });
  });

/** Takes a stake back, once. A stake that has not arrived yet is refused when it does. */
export const rollback = (
  services: Services,
  provider: Provider,
  asked: WalletRequest<'rollback'>,
): Answered =>
  moveOnce(
    services,
    provider.name,
    { ...asked, kind: 'rollback', amount: null },
    async (sql, { session }) => {
      const { profileId } = session;
      const name: RoundName = { profileId, sessionId: asked.session, roundId: asked.round };
      const { movement: stake, isTakenBack } = await selectNamed(sql, profileId, provider.name, asked.of);
      if (isTakenBack) return refuse('rolled-back');
      if (stake === null) {
        const isAnothers = await isTransactionKnown(sql, provider.name, asked.of);
        return isAnothers ? refuse('unknown-round') : ok<Moved>({ amount: nothing, jackpot: null });
      }
      const round = await selectRound(sql, name);
      const isOfRound =
        stake.kind === 'debit' && stake.sessionId === name.sessionId && stake.roundId === name.roundId;
      if (!isOfRound || round === null) return refuse('unknown-round');
      if (round.isClosed) return refuse('round-closed');
      await upsertRound(sql, name, round.shared, subtractCents(round.staked, stake.amount));
      await giveStakeBack(sql, {
        profileId,
        at: services.bettingClock.now(),
        stake: stakeReference(provider.name, asked.of),
        amount: stake.amount,
      });
      return ok({ amount: stake.amount, jackpot: null });
    },
  );
