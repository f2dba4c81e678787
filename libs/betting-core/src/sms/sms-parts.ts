/** The characters of an SMS that take seven bits (GSM 03.38). */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** The characters that take two places of seven bits. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** True if a character travels in seven bits. */
export const isPlain = (one: string): boolean => PLAIN.has(one) || EXTENDED.has(one);

/** The places of a message that goes alone, and of each of several, which also carry their numbers. */
const PLACES = { plain: { alone: 160, each: 153 }, wide: { alone: 70, each: 67 } } as const;

/** Returns the places of each character; null if one is outside the alphabet, which makes all of them wide. */
const placesOf = (characters: readonly string[]): readonly number[] | null => {
  const places = characters.map((one) => (PLAIN.has(one) ? 1 : EXTENDED.has(one) ? 2 : 0));
  return places.includes(0) ? null : places;
};

/**
 * Counts the parts in which a text travels as SMS, which a carrier bills. No character is cut in two.
 *
 * @example
 * smsParts('KES 100.00 paid'); // 1
 * [smsParts('a'.repeat(161)), smsParts('ş'.repeat(71))]; // 2,2
 */
export function smsParts(text: string): number {
  const characters = Array.from(text);
  const plain = placesOf(characters);
  const places = plain ?? characters.map(({ length }) => length);
  const { alone, each } = plain === null ? PLACES.wide : PLACES.plain;
  if (places.reduce((sum, one) => sum + one, 0) <= alone) return 1;
  let [parts, used] = [1, 0];
  for (const one of places) {
    if (used + one > each) [parts, used] = [parts + 1, 0];
    used += one;
  }
  return parts;
}
