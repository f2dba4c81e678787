/** Writes a text as UTF-8, since the language has no encoder. The text has to be well-formed. */
export function utf8(text: string): readonly number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
    else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
  }
  return bytes;
}

const tail = (code: number): number => 0x80 | (code & 0x3f);

/** False if the text has a lone surrogate, which would share its bytes with others. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
