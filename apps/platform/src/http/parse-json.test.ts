import { describe, expect, test } from 'vitest';
import { parseJson } from './parse-json.ts';

const read = (json: string) => parseJson(Buffer.from(json));

describe('the JSON of a body', () => {
  test.each([
    '{}',
    '"a: b"',
    '[1, {"a": "x:\\"y\\\\", "b": {"a": null}}, {"a": true}]',
    '{"": {"": []}, "\\"": ":"}',
    '"\\ud83d\\ude00"',
  ])('%.40s is read as it stands', (json) => {
    expect(read(json)).toEqual({ ok: true, value: JSON.parse(json) });
  });

  test('nesting has no bound that a body could break', () => {
    const json = `${'['.repeat(20_000)}{"a":1,"a":1}${']'.repeat(20_000)}`;
    expect(read(json)).toMatchObject({ ok: false });
  });

  test.each(['{"amount":1,"amount":2}', '[{"a":{"b":1,"c":2,"b":1}}]', '{"a":1,"\\u0061":2}', '{"":1,"":1}'])(
    'a field that stands twice is refused: %s',
    (json) => {
      expect(read(json)).toEqual({ ok: false, reason: 'A field stands twice in it.' });
    },
  );

  test.each(['{"a":"\\u0000"}', '{"\\u0000":1}', '["\\ud800"]', '{"\\udc00x":{}}', '{"a":["b\\ud83d"]}'])(
    'text that no table can hold is refused: %s (D76)',
    (json) => {
      expect(read(json)).toMatchObject({ ok: false, reason: expect.stringContaining('characters') });
    },
  );

  test('bytes that are no text are refused (D76)', () => {
    for (const bytes of [
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xff, 0x22],
    ])
      expect(parseJson(Buffer.from(bytes))).toMatchObject({ ok: false });
  });

  test.each(['', '{"a":', '{a:1}', "{'a':1}", '{"a":1}}'])('%s is no JSON', (json) => {
    expect(read(json)).toEqual({ ok: false, reason: 'It is not JSON.' });
  });
});
