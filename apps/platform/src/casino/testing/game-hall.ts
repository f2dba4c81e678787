import { randomUUID } from 'node:crypto';
import {
  instant,
  instantFromMs,
  kes,
  profileId,
  toMs,
  type CasinoTier,
  type Cents,
  type PlayMode,
  type ProfileId,
} from '@kipenga/betting-core';
import { newLoginToken, tokenHashOf } from '../../customers/index.ts';
import { takeName, type Database } from '../../database/index.ts';
import { balances, cashOf, checkBooks, GATEWAY, openWallet, post } from '../../ledger/index.ts';
import { bettingTimeOf, systemRandom, type RealClock } from '../../ports/index.ts';
import { testServices } from '../../../test/test-services.ts';
import type { Language } from '../../wording/index.ts';
import type { GameHouse } from '../game-house.ts';
import { launchGame } from '../launch-game.ts';
import { gameBalance, openGameSession } from '../open-session.ts';
import { credit, debit, rollback } from '../play-round.ts';
import { arcade } from '../providers/arcade.ts';
import type { ConnectedProvider } from '../providers/index.ts';

/** A customer who is logged in. */
export interface HallPlayer {
  readonly profileId: ProfileId;
  readonly token: string;
  readonly tokenHash: string;
  readonly gameToken: string;
  readonly language: Language;
}

interface AskedStake {
  readonly round?: string;
  readonly sharedRound?: string;
  readonly transaction?: string;
}

interface AskedCredit {
  readonly round?: string;
  readonly transaction?: string;
  readonly jackpot?: CasinoTier;
  /** Shillings of it that return stakes which were not at risk. */
  readonly unrisked?: number;
}

/** The provider of the hall. */
export const ARCADE: ConnectedProvider = {
  ...arcade,
  origin: 'http://localhost:4201',
  secret: 'c0ffee'.repeat(6),
};
/** The house that offers its games. */
export const HALL: GameHouse = { providers: [ARCADE], houseOrigin: 'http://localhost:4200' };

const START = '2026-11-21T12:00:00Z';
const EVENING = instant('2026-11-22T00:00:00Z');
const aName = (): string => randomUUID();

/** A games hall on a real database: players, launches, sessions, rounds, and the wallet that the arcade calls. */
export const openGameHall = (db: Database) => {
  let nowMs = toMs(instant(START));
  let players = 0;
  const realClock: RealClock = { tells: 'real time', now: () => instantFromMs(nowMs), nowMs: () => nowMs };
  const services = testServices(db, { bettingClock: bettingTimeOf(realClock), realClock });

  const payIn = (owner: ProfileId, amount: Cents): Promise<unknown> =>
    post(db, {
      reference: `deposit:${aName()}`,
      kind: 'deposit',
      profileId: owner,
      at: realClock.now(),
      postings: [{ from: GATEWAY.mobileMoney, to: cashOf(owner), amount }],
    });

  /** A customer with this many shillings, logged in until `until`, by default the hall's evening. */
  const aPlayer = async (shillings: number, until = EVENING): Promise<HallPlayer> => {
    const number = (players += 1);
    const owner = profileId(String(20_000 + number));
    const [token, gameToken] = [newLoginToken(systemRandom, owner), newLoginToken(systemRandom, owner)];
    const tokenHash = tokenHashOf(token);
    await openWallet(db, owner);
    const phone = `2547${String(number).padStart(8, '0')}`;
    await takeName(db, 'phone', phone, owner);
    await db.query(
      `INSERT INTO customer (profile_id, msisdn, status, consent, consented_at, medium, referral_code)
       VALUES ($1, $2, 'active', 'v1', now(), 'test', '')`,
      [owner, phone],
    );
    for (const [hash, kind] of [
      [tokenHash, 'session'],
      [tokenHashOf(gameToken), 'game'],
    ])
      await db.query(
        `INSERT INTO session (token_hash, profile_id, kind, login_hash, expires_at) VALUES ($1, $2, $3, $4, $5)`,
        [hash, owner, kind, tokenHash, until],
      );
    if (shillings > 0) await payIn(owner, kes(shillings));
    return { profileId: owner, token, tokenHash, gameToken, language: 'en' };
  };

  /** The token in the address of a game the player launched. */
  const launched = async (
    player: HallPlayer,
    gameId = 'comet',
    playMode: PlayMode = 'REAL',
  ): Promise<string> => {
    const url = await launchGame(services, HALL, player, { gameId, userToken: player.gameToken, playMode });
    return new URL(url).searchParams.get('token') ?? '';
  };

  const opened = async (player: HallPlayer, gameId?: string, playMode?: PlayMode): Promise<string> => {
    const answer = await openGameSession(services, ARCADE, {
      token: await launched(player, gameId, playMode),
    });
    if (!answer.ok) throw new Error(answer.reason);
    return answer.value.session;
  };

  return {
    db,
    services,
    aName,
    aPlayer,
    payIn,
    launched,
    opened,
    open: (token: string) => openGameSession(services, ARCADE, { token }),
    balance: (session: string) => gameBalance(services, ARCADE, { session }),
    debit: (
      session: string,
      amount: number,
      { round = 'r1', sharedRound, transaction = aName() }: AskedStake = {},
    ) => debit(services, ARCADE, { session, round, sharedRound, transaction, amount: kes(amount) }),
    credit: (
      session: string,
      amount: number,
      { round = 'r1', transaction = aName(), jackpot, unrisked }: AskedCredit = {},
    ) =>
      credit(services, ARCADE, {
        session,
        round,
        transaction,
        amount: kes(amount),
        jackpot,
        unrisked: unrisked === undefined ? undefined : kes(unrisked),
      }),
    rollback: (session: string, of: string, { round = 'r1', transaction = aName() } = {}) =>
      rollback(services, ARCADE, { session, round, transaction, of }),
    cash: async (player: HallPlayer): Promise<number> => (await balances(db, player.profileId)).cash / 100,
    books: () => checkBooks(db),
    /** Moves real time on. */
    wait: (seconds: number) => void (nowMs += seconds * 1_000),
    breakUntil: ({ profileId: owner }: HallPlayer, until: string) =>
      db.query(
        `INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'time-out', '2026-11-01T00:00:00Z', $2)`,
        [owner, until],
      ),
    logOut: ({ tokenHash }: HallPlayer) =>
      db.query(`UPDATE session SET ended_at = now() WHERE login_hash = $1`, [tokenHash]),
  };
};

/** An open games hall. */
export type GameHall = ReturnType<typeof openGameHall>;
