import { expect, test } from 'vitest';
import { unansweredBy } from './unanswered-by.ts';

const failed = (cause: object): Error =>
  new TypeError('fetch failed', {
    cause: Object.assign(new Error('at https://house.example/secret'), cause),
  });

test.each([
  ['nobody was there', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['no way there', { code: 'EHOSTUNREACH', syscall: 'connect' }, true],
  ['a way that was lost', { code: 'EHOSTUNREACH', syscall: 'read' }, false],
  ['a connection that was cut', { code: 'ECONNRESET', syscall: 'read' }, false],
  ['a certificate that has ended', { code: 'CERT_HAS_EXPIRED' }, true],
  ['a certificate of another', { code: 'ERR_TLS_CERT_ALTNAME_INVALID' }, true],
  ['a certificate nobody vouches for', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, true],
  ['a certificate whose maker is unknown', { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, true],
  ['an alert that comes when all was said', { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED' }, false],
])('%s', (_, cause, neverLeft) => {
  expect(unansweredBy(failed(cause))).toEqual({ neverLeft, why: cause.code });
});

test('what took too long may have left, and is named without its words', () => {
  expect(unansweredBy(new DOMException('at https://house.example/secret', 'TimeoutError'))).toEqual({
    neverLeft: false,
    why: 'TimeoutError',
  });
});
