import { sportNumber } from './ids.ts';
import type { OfferedSport } from './offer.ts';

/** The sports there are. Soccer comes first. */
export const SPORTS = {
  soccer: { sportNumber: sportNumber(1), name: 'Soccer', kind: '3way', isEsport: false, position: 1 },
  basketball: { sportNumber: sportNumber(2), name: 'Basketball', kind: '2way', isEsport: false, position: 2 },
  tennis: { sportNumber: sportNumber(3), name: 'Tennis', kind: '2way', isEsport: false, position: 3 },
  'e-football': {
    sportNumber: sportNumber(11),
    name: 'E-Football',
    kind: '3way',
    isEsport: true,
    position: 11,
  },
  'e-basketball': {
    sportNumber: sportNumber(12),
    name: 'E-Basketball',
    kind: '2way',
    isEsport: true,
    position: 12,
  },
} as const satisfies Record<string, OfferedSport>;

/** A sport by the name of its entry. */
export type SportName = keyof typeof SPORTS;
