import { REASONS } from '@kipenga/contracts';
import { LANGUAGES } from '@kipenga/words';
import identity from '@kipenga/words/en/identity.json' with { type: 'json' };
import push from '@kipenga/words/en/push.json' with { type: 'json' };
import reasons from '@kipenga/words/en/reasons.json' with { type: 'json' };
import { HOUSE_CATALOGUES } from '@kipenga/words/catalogues';
import { describe, expect, test } from 'vitest';

/** Texts that are part of another one. */
const PARTS: ReadonlySet<string> = new Set([
  'reason.odds-change',
  'reason.moment',
  'reason.withdrawal-part.fee',
  'reason.withdrawal-part.tax',
  'reason.withdrawal-part.stays',
]);

/** Values that choose words, and are none themselves. */
const CHOOSERS: ReadonlySet<string> = new Set(['period', 'why']);

describe('every reason', () => {
  test('has words, and all words have a reason', () =>
    expect(
      Object.keys({ ...reasons, ...identity, ...push })
        .filter((id) => id.startsWith('reason.') && !PARTS.has(id))
        .toSorted(),
    ).toEqual(
      Object.keys(REASONS)
        .map((code) => `reason.${code}`)
        .toSorted(),
    ));

  test.each(
    Object.entries(REASONS).flatMap(([code, types]) =>
      LANGUAGES.map((language) => [code, language, Object.keys(types)] as const),
    ),
  )('%s says each of its values, and no other, in %s', (code, language, names) => {
    const marks = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const words = HOUSE_CATALOGUES.say(language, { id: `reason.${code}`, values: marks });
    const said = [...words.matchAll(/<(\w+)>/g)].map(([, name]) => name);
    const written = names.filter((name) => !CHOOSERS.has(name));
    expect(new Set(said)).toEqual(new Set(written));
    expect(words).not.toMatch(/undefined|[{}]/);
  });
});
