import {
  cents,
  kes,
  type FeedMatchId,
  type JackpotId,
  type Jackpot,
  type Pick,
  type Selection,
} from '@kipenga/betting-core';
import { printJackpotBetString, type PlacedPick, type PlaceJackpotBetRequest } from '@kipenga/contracts';
import type { Database } from '../src/database/index.ts';
import { jackpotById, sealIfDue, type NewJackpot } from '../src/jackpots/index.ts';
import { openBoard } from '../src/jackpots/open-jackpot.ts';
import { shutGates } from '../src/jackpots/offers.store.ts';
import { openHall, type HallCustomer } from './betting-hall.ts';

/** The price of a line in the hall's jackpots. */
const LINE = kes(49);

const expectOpened = (opened: Awaited<ReturnType<typeof openBoard>>): JackpotId => {
  if (!opened.ok) throw new Error(`not opened: ${opened.reason.kind}`);
  return opened.value;
};

/** A betting hall with jackpots of four matches, which start at three in the afternoon; each has a type of its own. */
export const openTicketHall = async (db: Database) => {
  const hall = await openHall(db);
  let types = 0;

  /** Matches for a jackpot, as selections of their home wins. */
  const picks = async (count: number, startsAt = '2026-11-21T12:00:00Z'): Promise<readonly Selection[]> => {
    const made: Selection[] = [];
    for (let at = 0; at < count; at += 1) made.push(await hall.aPick(2, { startsAt }));
    return made;
  };

  const offer = (feedMatchIds: readonly FeedMatchId[], own: Partial<NewJackpot> = {}): NewJackpot => ({
    type: `type ${(types += 1)}`,
    name: 'Town Jackpot',
    description: 'Four matches',
    betAmount: LINE,
    maxDoubles: 2,
    guarantee: kes(1_000),
    feedMatchIds,
    now: hall.clock.now(),
    ...own,
  });

  const read = async (id: JackpotId): Promise<Jackpot> => {
    const jackpot = await jackpotById(db, id, hall.clock.now());
    if (jackpot === null) throw new Error(`there is no jackpot ${id}`);
    return jackpot;
  };

  /** Opens an offer as the house does, but of a board so small that it would never promise so much for it. */
  const openAny = (order: NewJackpot) => openBoard(db, order, () => null);

  /** Opens a jackpot of four new matches. */
  const aJackpot = async (own: Partial<NewJackpot> = {}): Promise<Jackpot> => {
    const made = await picks(4);
    const feedMatchIds = made.map(({ feedMatchId }) => feedMatchId);
    return read(expectOpened(await openAny(offer(feedMatchIds, own))));
  };

  /** The confirmation an honest client sends: these picks by position, home wins where none is given. */
  const ticket = (
    { profileId }: HallCustomer,
    jackpot: Jackpot,
    picked: readonly Pick[] = [],
    changes: Partial<PlaceJackpotBetRequest> = {},
  ): PlaceJackpotBetRequest => {
    const picks = jackpot.matches.map(({ id, position, homeTeam, awayTeam }, at): PlacedPick => {
      return { matchId: id, position, homeTeam, awayTeam, pick: picked[at] ?? ['home'] };
    });
    const lines = 2 ** picks.filter(({ pick }) => pick.length === 2).length;
    return {
      profileId,
      picks,
      stake: cents(jackpot.betAmount * lines),
      combinations: lines,
      jackpotType: jackpot.type,
      betString: printJackpotBetString(picks),
      appName: 'web_ui',
      ...changes,
    };
  };

  /** Closes and seals an offer now. */
  const close = async ({ id }: Jackpot): Promise<void> => {
    await shutGates(db, Number(id));
    for await (const _ of sealIfDue(db, id, hall.clock.now()));
  };

  /** Ends a closed jackpot with this verdict, as settling writes it. */
  const end = async ({ id }: Jackpot, verdict: 'settled' | 'cancelled', rollover: number): Promise<void> => {
    await db.query(
      `INSERT INTO jackpot_verdict (jackpot_id, version, verdict, results, tier_lines, per_line, rollover, decided_at, is_done)
       VALUES ($1, 1, $2, '1111', '{0,2,0}', '{0,500,0}', $3, $4, true)`,
      [id, verdict, rollover, hall.clock.now()],
    );
    await db.query('UPDATE jackpot SET state = $2 WHERE jackpot_id = $1', [id, verdict]);
  };

  return { ...hall, picks, offer, openAny, read, aJackpot, ticket, close, endJackpot: end };
};

/** An open hall with jackpots. */
export type TicketHall = Awaited<ReturnType<typeof openTicketHall>>;
