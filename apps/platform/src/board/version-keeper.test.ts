import { expect, test } from 'vitest';
import { ownDatabase } from '../../test/with-database.ts';
import { inProcessFanout } from '../fanout/index.ts';
import { SPORTS_VERSION } from '../sports/index.ts';
import { versionKeeper } from './version-keeper.ts';

const base = await ownDatabase();

const refuse = (error: unknown): never => {
  throw error;
};
const setVersion = (version: number): Promise<unknown> =>
  base.db.query('UPDATE sports_version SET version = $1', [version]);
/** A keeper that has read this version, the words that are told, and a process that tells some. */
const keeperAt = async (version: number) => {
  const fanout = inProcessFanout(refuse);
  await setVersion(version);
  const keeper = versionKeeper({ db: base.db, fanout, onFailure: (_, error) => refuse(error) });
  await keeper.readAgain();
  const words: string[] = [];
  fanout.subscribe(SPORTS_VERSION, (word) => words.push(word));
  return { keeper, words, say: (word: string) => fanout.publish(SPORTS_VERSION, word) };
};

test.each(['Infinity', '999999999', 'no number', ''])(
  'the version is that of the database, whatever another process says of it: %s',
  async (word) => {
    const { keeper, say } = await keeperAt(40);
    await setVersion(41);
    say(word);
    await expect.poll(() => keeper.now()).toBe('0.41');
    await setVersion(42);
    await keeper.readAgain();
    expect(keeper.now()).toBe('0.42');
  },
);

test('it goes back with a database that was put back, and the same number is another version then', async () => {
  const { keeper } = await keeperAt(50);
  const before = keeper.now();
  await setVersion(48);
  await keeper.readAgain();
  expect(keeper.now()).toBe('1.48');
  await setVersion(50);
  await keeper.readAgain();
  expect(keeper.now()).not.toBe(before);
});

test('a version is told once, also where it was read because of a word about another', async () => {
  const { keeper, words, say } = await keeperAt(59);
  await setVersion(60);
  say('58');
  await expect.poll(() => keeper.now()).toBe('0.60');
  expect(words).toEqual(['58']);
  for (let times = 0; times < 2; times += 1) await keeper.readAgain();
  expect(words).toEqual(['58', '60']);
});
