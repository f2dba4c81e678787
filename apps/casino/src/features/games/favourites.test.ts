import { expect, test } from 'vitest';
import { browserFavourites } from './favourite-store.ts';

/** A browser that has no database, or refuses to open one. */
const REFUSING = {
  open: () => {
    throw new Error('not here');
  },
} as unknown as IDBFactory;

test.each([
  ['has none', undefined],
  ['refuses', REFUSING],
])(
  'a browser whose database %s keeps favourites while its page lives, the last marked first',
  async (_, databases) => {
    const favourites = browserFavourites(databases);
    expect(await favourites.all()).toEqual([]);
    await favourites.toggle('comet');
    expect(await favourites.toggle('ligi')).toEqual(['ligi', 'comet']);
    expect(await favourites.toggle('comet')).toEqual(['ligi']);
    expect(await favourites.all()).toEqual(['ligi']);
  },
);
