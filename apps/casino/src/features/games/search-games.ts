/** A name as it is compared: letters and digits, whatever their case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The games in whose names every word asked for begins a word; none for no words. */
export function searchGames<Game extends { readonly name: string }>(
  games: readonly Game[],
  asked: string,
): readonly Game[] {
  const words = plain(asked).split(' ');
  if (words[0] === '') return [];
  return games.filter(({ name }) => words.every((word) => ` ${plain(name)}`.includes(` ${word}`)));
}
