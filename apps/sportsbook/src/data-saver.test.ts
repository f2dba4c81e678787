import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

/** The script of a page that asks the phone, for a visitor whose browser sent no header. */
const scriptIn = (app: string): string => {
  const page = readFileSync(join(import.meta.dirname, '../..', app, 'index.html'), 'utf8');
  return (
    /<script>(?<code>(?:(?!<\/script>)[^])*navigator\.connection(?:(?!<\/script>)[^])*)<\/script>/.exec(page)
      ?.groups?.['code'] ?? ''
  );
};

const saverOn = (connection: unknown, app = 'sportsbook'): unknown => {
  const dataset: { saver?: string } = {};
  runInNewContext(scriptIn(app), { navigator: { connection }, document: { documentElement: { dataset } } });
  return dataset.saver;
};

describe('a page saves data', () => {
  test.each([
    ['the phone saves data', { saveData: true, effectiveType: '4g' }, 'on'],
    ['the network is 2g', { saveData: false, effectiveType: '2g' }, 'on'],
    ['the network is slower', { saveData: false, effectiveType: 'slow-2g' }, 'on'],
    ['not on 3g', { saveData: false, effectiveType: '3g' }, undefined],
    ['not on 4g', { saveData: false, effectiveType: '4g' }, undefined],
    ['not where nothing is known of the network', {}, undefined],
    ['not where the browser does not tell', undefined, undefined],
  ])('%s', (_when, connection, expected) => expect(saverOn(connection)).toBe(expected));

  test('by the same script in both apps', () => {
    expect(scriptIn('casino')).toBe(scriptIn('sportsbook'));
    expect(saverOn({ saveData: true }, 'casino')).toBe('on');
  });
});
