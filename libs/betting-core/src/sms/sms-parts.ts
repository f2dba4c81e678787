/** The characters of an SMS that take seven bits (GSM 03.38). */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Those that take two places of seven bits. */
const EXTENDED = new Set('\f^{}\\[~]|€');

/** Does a character travel in seven bits? */
export const isPlain = (one: string): boolean => PLAIN.has(one) || EXTENDED.has(one);

/** What fits into a message that goes alone, and into each of several, which also say which of how many they are. */
const PLACES = { plain: { alone: 160, each: 153 }, wide: { alone: 70, each: 67 } } as const;

/** How many places each character takes. One character outside of the alphabet makes all of them wide. */
const placesOf = (characters: readonly string[]): readonly number[] | null => {
  const places = characters.map((one) => (PLAIN.has(one) ? 1 : EXTENDED.has(one) ? 2 : 0));
  return places.includes(0) ? null : places;
};

/** In how many parts a text travels as SMS: what a carrier bills. No character is cut in two. */
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
