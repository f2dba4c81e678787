import { BRAND } from '@kipenga/brand';
import type { Instant, NairobiDay } from '@kipenga/betting-core';
import { dayWording, farMomentWording, momentWording, type Language, type Wording } from '@kipenga/words';
import { HOUSE_CATALOGUES, type TextId } from '@kipenga/words/catalogues';

/** A text of the house with the values it names; the name of the house and the helpline are always there. */
export interface Said {
  readonly id: TextId;
  readonly values?: Wording['values'];
}

/** Says a text of the house in a language. */
export const sayIn = (language: Language, id: TextId, values: Wording['values'] = {}): string =>
  HOUSE_CATALOGUES.say(language, { id, values: { house: BRAND.name, helpline: BRAND.helpline, ...values } });

/** A moment by the clock of Nairobi: "Sun 22 Nov, 16:51". */
export const momentIn = (language: Language, at: Instant): string =>
  HOUSE_CATALOGUES.say(language, momentWording(at));

/** The same for a moment that may be years away: "Sun 22 Nov 2026, 16:51". */
export const farMomentIn = (language: Language, at: Instant): string =>
  HOUSE_CATALOGUES.say(language, farMomentWording(at));

/** A day of Nairobi: "Sun 22 Nov 2026". */
export const dayIn = (language: Language, day: NairobiDay): string =>
  HOUSE_CATALOGUES.say(language, dayWording(day));
