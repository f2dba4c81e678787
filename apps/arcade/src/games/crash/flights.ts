/** The name and art of a crash game. */
export interface Flight {
  readonly name: string;
  /** Files of `pictures`: the background and the flyer. */
  readonly sky: string;
  readonly flyer: string;
  /** The distance of the flyer's picture above the end of the curve, in units of the scene. */
  readonly lift: number;
  /** The share of the curve's slope by which the flyer tilts: seen from the side, a bus tilts less than a rocket. */
  readonly lean: number;
}

/** The crash games by id. */
export const FLIGHTS: Readonly<Record<string, Flight>> = {
  comet: { name: 'Comet', sky: 'comet-sky', flyer: 'comet', lift: 30, lean: 1 },
  wabebe: { name: 'Wabebe', sky: 'matatu-road', flyer: 'matatu', lift: 56, lean: 0.5 },
  rocketman: { name: 'Rocketman', sky: 'rocket-sky', flyer: 'rocket', lift: 30, lean: 1 },
  '1301': { name: 'Spaceman', sky: 'space', flyer: 'spaceman', lift: 30, lean: 0.7 },
  '1302': { name: 'Kishada', sky: 'beach', flyer: 'kite', lift: 30, lean: 0.6 },
};
