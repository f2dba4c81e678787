/** A box of the drawing, in its own pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A numbered pin beside the drawing, and the box its line leads to. */
export interface Pin {
  readonly number: number;
  readonly side: 'left' | 'right';
  /** The middle of the pin, from the top of the drawing. */
  readonly y: number;
  readonly box: Box;
}

/** The least between the middles of two pins on one side. */
const APART = 24;

const middle = ({ top, height }: Box): number => top + height / 2;

/** Pins beside the boxes they name, on the nearer side, none over another. */
export function pinPlaces(
  boxes: readonly { readonly number: number; readonly box: Box }[],
  width: number,
): readonly Pin[] {
  return (['left', 'right'] as const).flatMap((side) => {
    let last = -Infinity;
    return boxes
      .filter(({ box }) => (box.left + box.width / 2 <= width / 2 ? 'left' : 'right') === side)
      .sort((a, b) => middle(a.box) - middle(b.box))
      .map(({ number, box }) => {
        last = Math.max(APART / 2, middle(box), last + APART);
        return { number, side, y: last, box };
      });
  });
}
