import { describe, expect, test } from 'vitest';
import { cachedLists } from './cached-list.ts';

describe('public answers', () => {
  test('a hundred who ask at once wait for one making, until the data changes', async () => {
    const lists = cachedLists();
    let made = 0;
    const ask = (version: string) => lists.get('/top', version, async () => `list ${(made += 1)}`);
    await Promise.all(Array.from({ length: 100 }, () => ask('1')));
    expect(made).toBe(1);
    const later = await ask('2');
    expect(made).toBe(2);
    expect(later.identity.toString()).toBe('list 2');
  });

  test('keep their name and their compressed form while the text is the same', async () => {
    const lists = cachedLists();
    const [one, two] = [
      await lists.get('/top', '1', async () => 'same'),
      await lists.get('/top', '2', async () => 'same'),
    ];
    expect(two.brotli).toBe(one.brotli);
    expect((await lists.get('/top', '3', async () => 'other')).etag).not.toBe(one.etag);
  });

  test('one that failed is made again', async () => {
    const lists = cachedLists();
    await expect(lists.get('/top', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await lists.get('/top', '1', async () => 'up')).identity.toString()).toBe('up');
  });
});
