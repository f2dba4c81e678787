const TEXT_AND_LAST = 0x81;
const LONGEST_SHORT = 125;
const TWO_BYTES_FOLLOW = 126;
const LONGEST = 65_535;

/**
 * A text as one whole message of a WebSocket server (RFC 6455, 5.2): not masked, so the same bytes go to everybody.
 *
 * @throws RangeError for a text of more than 64 KB, which no message of ours is.
 */
export const textFrame = (text: string): Buffer => {
  const payload = Buffer.from(text);
  if (payload.length > LONGEST) throw new RangeError(`a message of ${payload.length} bytes`);
  if (payload.length <= LONGEST_SHORT)
    return Buffer.concat([Buffer.of(TEXT_AND_LAST, payload.length), payload]);
  const head = Buffer.of(TEXT_AND_LAST, TWO_BYTES_FOLLOW, 0, 0);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
};
