import { expect, test } from 'vitest';
import { playedGames, popularGames } from './played-games.ts';
import { openGameHall, type HallPlayer } from './testing/game-hall.ts';
import { withHall } from '../../test/with-hall.ts';

const { hall } = await withHall(openGameHall);

const visit = async (player: HallPlayer, gameId: string, rounds: number): Promise<void> => {
  const session = await hall.opened(player, gameId);
  for (let at = 0; at < rounds; at += 1) await hall.debit(session, 10, { round: `r${at}` });
  hall.wait(1);
};

test('what everybody plays is counted by rounds, what a customer played by the last time (R2-60)', async () => {
  const [one, other] = [await hall.aPlayer(100), await hall.aPlayer(100)];
  await visit(one, 'wabebe', 3);
  await visit(other, 'rocketman', 1);
  await visit(other, 'rocketman', 1);
  await visit(one, 'comet', 0);
  await hall.opened(one, 'tatu-tatu', 'DEMO');
  expect(await popularGames(hall.services)).toEqual(['wabebe', 'rocketman']);
  expect(await playedGames(hall.services, one.profileId)).toEqual(['tatu-tatu', 'comet', 'wabebe']);
  hall.wait(7 * 86_400);
  expect(await popularGames(hall.services)).toEqual([]);
  expect(await playedGames(hall.services, other.profileId)).toEqual(['rocketman']);
});
