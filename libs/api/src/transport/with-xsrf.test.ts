import { describe, expect, test } from 'vitest';
import { xsrfHeaders } from './with-xsrf.ts';

const cookies = 'a=1; XSRF-TOKEN=tok%3D1; b=XSRF-TOKEN=no';

describe('the XSRF header (R7-20)', () => {
  test('goes with writes to relative URLs', () => {
    expect(xsrfHeaders('POST', '/host/betting/api/bet/placebet', cookies)).toEqual({
      'X-XSRF-TOKEN': 'tok=1',
    });
  });

  test.each([
    ['a read', 'GET', '/x', cookies],
    ['a HEAD', 'HEAD', '/x', cookies],
    ['another origin', 'POST', 'https://other.example/x', cookies],
    ['another origin without a scheme', 'POST', '//other.example/x', cookies],
    ['no cookie', 'POST', '/x', 'MY-XSRF-TOKEN=1'],
  ])('not with %s', (_name, method, url, given) => expect(xsrfHeaders(method, url, given)).toEqual({}));

  test('sends a value that cannot be decoded as it stands', () => {
    expect(xsrfHeaders('POST', '/x', 'XSRF-TOKEN=%E0%A4%A')).toEqual({ 'X-XSRF-TOKEN': '%E0%A4%A' });
  });
});
