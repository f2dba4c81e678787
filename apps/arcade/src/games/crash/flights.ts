/** What makes one crash game another: its name and its art. */
export interface Flight {
  readonly name: string;
  /** Files of `pictures`: what is behind, and what flies. */
  readonly sky: string;
  readonly flyer: string;
  /** How far above the end of the curve the flyer's picture begins, in units of the scene. */
  readonly lift: number;
  /** How much of the curve's slope the flyer leans by: seen from the side, a bus leans less than a rocket. */
  readonly lean: number;
}

/** Every crash game by its id. */
export const FLIGHTS: Readonly<Record<string, Flight>> = {
  comet: { name: 'Comet', sky: 'comet-sky', flyer: 'comet', lift: 30, lean: 1 },
  wabebe: { name: 'Wabebe', sky: 'matatu-road', flyer: 'matatu', lift: 56, lean: 0.5 },
  rocketman: { name: 'Rocketman', sky: 'rocket-sky', flyer: 'rocket', lift: 30, lean: 1 },
  '1301': { name: 'Spaceman', sky: 'space', flyer: 'spaceman', lift: 30, lean: 0.7 },
  '1302': { name: 'Kishada', sky: 'beach', flyer: 'kite', lift: 30, lean: 0.6 },
};
