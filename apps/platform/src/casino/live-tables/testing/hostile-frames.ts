interface Parts {
  readonly opcode?: number;
  readonly isLast?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length the frame claims; the true one by default. */
  readonly length?: bigint;
}

const TEXT = 1;
const MASK = Buffer.of(1, 2, 3, 4);

/** A frame as a client writes it, or a malformed one. */
export const clientFrame = (
  content: string | Buffer,
  { opcode = TEXT, isLast = true, reserved = 0, isMasked = true, length }: Parts = {},
): Buffer => {
  const payload = Buffer.from(content);
  const head = Buffer.alloc(10);
  head[0] = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  head[1] = (isMasked ? 0x80 : 0) | 127;
  head.writeBigUInt64BE(length ?? BigInt(payload.length), 2);
  if (!isMasked) return Buffer.concat([head, payload]);
  return Buffer.concat([head, MASK, payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0))]);
};

const subscribe = { type: 'subscribe', key: 'roulette', casinoId: 'kipenga', currency: 'KES' };
const json = (more: object): Buffer => clientFrame(JSON.stringify({ ...subscribe, ...more }));

/** Frames that must change nothing: the first are ignored, the others end their connection. */
export const HOSTILE_FRAMES: Readonly<Record<string, Buffer>> = {
  'no JSON': clientFrame('subscribe roulette'),
  'an empty text': clientFrame(''),
  'a JSON null': clientFrame('null'),
  'a list of requests': clientFrame(JSON.stringify([subscribe])),
  'a type nobody knows': json({ type: 'unsubscribe' }),
  'a request without a key': json({ key: undefined }),
  'a key that is an object': json({ key: { toString: 'roulette' } }),
  'a key of 65 letters': json({ key: 'r'.repeat(65) }),
  'a key with a line break': json({ key: 'roulette\n' }),
  'a table that is not there': json({ key: 'craps' }),
  'a table of another casino': json({ casinoId: 'elsewhere' }),
  'another currency': json({ currency: 'USD' }),
  'a field that stands twice': clientFrame(JSON.stringify(subscribe).replace('{', '{"key":"comet",')),
  'a prototype': clientFrame('{"__proto__":{"type":"subscribe"},"key":"roulette"}'),
  'JSON nested a thousand deep': clientFrame('['.repeat(1_000) + ']'.repeat(1_000)),
  'the request as bytes': clientFrame(JSON.stringify(subscribe), { opcode: 2 }),
  'bytes that are no text': clientFrame(Buffer.of(0xc3, 0x28)),
  'a message over 4 KB': clientFrame(' '.repeat(4_097)),
  'a length of many exabytes': clientFrame('x', { length: 2n ** 62n }),
  'a request that is not masked': clientFrame(JSON.stringify(subscribe), { isMasked: false }),
  'a reserved bit': clientFrame(JSON.stringify(subscribe), { reserved: 4 }),
  'an opcode nobody knows': clientFrame(JSON.stringify(subscribe), { opcode: 5 }),
  'a part without a beginning': clientFrame(JSON.stringify(subscribe), { opcode: 0 }),
  'a request in twenty parts': Buffer.concat(
    Array.from({ length: 20 }, (_, at) => clientFrame('{', { opcode: at === 0 ? 1 : 0, isLast: false })),
  ),
  'a goodbye with a code that is none': clientFrame(Buffer.of(0, 1), { opcode: 8 }),
};
