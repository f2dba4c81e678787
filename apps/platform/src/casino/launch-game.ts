import { parseLaunchUrl, playModeOf, withLaunchContext, type LaunchUrl } from '@kipenga/betting-core';
import type { LaunchGameRequest, Lobby } from '@kipenga/contracts';
import { isGameTokenOf, newToken, tokenHashOf } from '../customers/index.ts';
import { badRequest, HttpRefusal, type Customer } from '../http/index.ts';
import { playRejection, shutWords, standingOf } from '../play-limits/index.ts';
import { gamesOff } from './game-days.store.ts';
import { offerOf, type GameHouse, type Offer } from './game-house.ts';
import { secondsFromNow } from '../ports/index.ts';
import type { Services } from '../services/index.ts';
import { worded, type Language } from '../wording/index.ts';
import { insertLaunch } from './sessions.store.ts';

const LAUNCH_SECONDS = 60;

const refuseBreak = async (
  { db, realClock }: Services,
  { profileId }: Pick<Customer, 'profileId'>,
): Promise<void> => {
  const barred = playRejection(await standingOf(db, profileId, realClock.now()));
  if (barred === null) return;
  if (barred.kind !== 'self-excluded') throw badRequest(shutWords(barred));
  throw badRequest(
    barred.until === null
      ? worded('play-in-break-for-good')
      : worded('play-in-break', { until: barred.until }),
  );
};

/** Lets one customer into a game once. */
interface Admission {
  readonly token: string;
  readonly lobby: Lobby;
  readonly playMode: 'REAL' | 'DEMO';
  readonly language: Language;
}

const addressOf = (
  { houseOrigin }: GameHouse,
  { game: { id }, provider: { name, origin, playUrl } }: Offer,
  { token, lobby, playMode, language }: Admission,
): LaunchUrl => {
  const url = parseLaunchUrl(playUrl(origin, id, { token, language }), {
    providers: [origin],
    ownOrigin: houseOrigin,
    sandboxOrigins: [origin],
  });
  if (!url.ok) throw new Error(`${name} at ${origin} cannot be framed: ${url.reason.kind}`);
  return withLaunchContext(url.value, { origin: houseOrigin, location: houseOrigin + lobby, playMode });
};

/**
 * Lets a customer into a game (R5-11, R7-12). Answers its frame's address, in the customer's language and with the way back to where
 * they are (D107), with a token that works once,
 * within a minute, for this customer, game and login (D30). To try a game takes a login too, and a break
 * shuts that as well.
 * @throws HttpRefusal in words: 400 during a break, for a game that is switched off or cannot be tried, 401 for another
 * login's game token, 404 for a game not offered.
 */
export const launchGame = async (
  services: Services,
  house: GameHouse,
  { profileId, tokenHash: loginHash, language }: Pick<Customer, 'profileId' | 'tokenHash' | 'language'>,
  { gameId, userToken, playMode: asked, lobby }: LaunchGameRequest,
): Promise<LaunchUrl> => {
  const { db, random, realClock } = services;
  const offer = offerOf(house, gameId);
  if (offer === undefined) throw new HttpRefusal(404, worded('game-unknown'));
  if ((await gamesOff(db)).some((off) => off.gameId === gameId)) throw badRequest(worded('game-off'));
  const now = realClock.now();
  const isOwn = await isGameTokenOf(db, userToken, { profileId, loginHash }, now);
  if (!isOwn) throw new HttpRefusal(401, worded('game-login-ended'));
  await refuseBreak(services, { profileId });
  const { game, provider } = offer;
  const playMode = asked ?? playModeOf(game.typeId);
  if (playMode === 'DEMO' && !game.hasDemo) throw badRequest(worded('game-not-free'));
  const token = newToken(random);
  const playing = { profileId, loginHash, provider: provider.name, gameId, playMode };
  const expiresAt = secondsFromNow(services.realClock, LAUNCH_SECONDS);
  await db.transaction((sql) => insertLaunch(sql, tokenHashOf(token), playing, { now, expiresAt }));
  return addressOf(house, offer, { token, lobby: lobby ?? game.lobby, playMode, language });
};
