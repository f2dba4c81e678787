import { BRAND } from '@kipenga/brand';
import { type Language, type Wording } from '@kipenga/words';
import { HOUSE_CATALOGUES, type TextId } from '@kipenga/words/catalogues';

/** A text of the house with the values it names; the name of the house is always there. */
export interface Said {
  readonly id: TextId;
  readonly values?: Wording['values'];
}

/** Says a text of the house in a language. */
export const sayIn = (language: Language, id: TextId, values: Wording['values'] = {}): string =>
  HOUSE_CATALOGUES.say(language, { id, values: { house: BRAND.name, ...values } });
