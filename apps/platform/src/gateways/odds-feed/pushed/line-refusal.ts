/** Why a line of a feed is not taken, by the name of its field. */
export class LineRefusal extends Error {
  override readonly name = 'LineRefusal';
}
