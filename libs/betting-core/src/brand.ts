declare const brand: unique symbol;

/** A base type with a name of its own. Only its constructor makes one, so a price cannot be passed as an amount. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

/** A match as this product knows it (`match_id`). */
export type MatchId = Branded<string, 'MatchId'>;
/** A match as the odds feed knows it (`parent_match_id`); bet strings carry this one. */
export type FeedMatchId = Branded<string, 'FeedMatchId'>;
/** The short number printed on a match card, also used by SMS customers. */
export type GameId = Branded<string, 'GameId'>;
/** A kind of market, e.g. '1' for 1x2 (`sub_type_id`). */
export type MarketTypeId = Branded<string, 'MarketTypeId'>;
/** The name of an outcome inside its market: '1', 'X', 'over 2.5' (`pick_key`, `odd_key`). */
export type OutcomeKey = Branded<string, 'OutcomeKey'>;
/** One priced outcome of one match (`event_odd_id`, `odd_id`). */
export type OutcomeId = Branded<string, 'OutcomeId'>;
/** A sport. */
export type SportId = Branded<string, 'SportId'>;
/** A league or cup of a sport. */
export type CompetitionId = Branded<string, 'CompetitionId'>;
/** A placed bet. Its id is opaque: nothing can be read from it. */
export type BetId = Branded<string, 'BetId'>;
/** A customer (`profile_id`). */
export type ProfileId = Branded<string, 'ProfileId'>;
/** One jackpot offer (`jp_id`). */
export type JackpotId = Branded<string, 'JackpotId'>;
/** One match of a jackpot (`jp_match_id`). */
export type JackpotMatchId = Branded<string, 'JackpotMatchId'>;
/** The code under which a betslip is booked and shared. */
export type BookingCode = Branded<string, 'BookingCode'>;

function idText<Id extends Branded<string, string>>(text: string, name: string): Id {
  if (typeof text !== 'string' || text === '') throw new RangeError(`An empty ${name}`);
  return text as Id;
}

/**
 * Names a match. Throws RangeError for an empty text.
 *
 * @example
 * matchId('101'); // 101
 */
export const matchId = (text: string): MatchId => idText(text, 'match id');
/**
 * Names a match of the feed. Throws RangeError for an empty text.
 *
 * @example
 * feedMatchId('55101'); // 55101
 */
export const feedMatchId = (text: string): FeedMatchId => idText(text, 'feed match id');
/**
 * Names a game number. Throws RangeError for an empty text.
 *
 * @example
 * gameId('4021'); // 4021
 */
export const gameId = (text: string): GameId => idText(text, 'game id');
/**
 * Names a kind of market. Throws RangeError for an empty text.
 *
 * @example
 * marketTypeId('1') === ONE_X_TWO.typeId; // true
 */
export const marketTypeId = (text: string): MarketTypeId => idText(text, 'market type id');
/**
 * Names an outcome inside its market. Throws RangeError for an empty text.
 *
 * @example
 * outcomeKey('over 2.5'); // over 2.5
 */
export const outcomeKey = (text: string): OutcomeKey => idText(text, 'outcome key');
/**
 * Names one priced outcome of one match. Throws RangeError for an empty text.
 *
 * @example
 * outcomeId('9001'); // 9001
 */
export const outcomeId = (text: string): OutcomeId => idText(text, 'outcome id');
/**
 * Names a sport. Throws RangeError for an empty text.
 *
 * @example
 * sportId('79'); // 79
 */
export const sportId = (text: string): SportId => idText(text, 'sport id');
/**
 * Names a competition. Throws RangeError for an empty text.
 *
 * @example
 * competitionId('kpl'); // kpl
 */
export const competitionId = (text: string): CompetitionId => idText(text, 'competition id');
/**
 * Names a bet. Throws RangeError for an empty text.
 *
 * @example
 * betId('b-58'); // b-58
 */
export const betId = (text: string): BetId => idText(text, 'bet id');
/**
 * Names a customer. Throws RangeError for an empty text.
 *
 * @example
 * profileId('7'); // 7
 */
export const profileId = (text: string): ProfileId => idText(text, 'profile id');
/**
 * Names a jackpot. Throws RangeError for an empty text.
 *
 * @example
 * jackpotId('31'); // 31
 */
export const jackpotId = (text: string): JackpotId => idText(text, 'jackpot id');
/**
 * Names a match of a jackpot. Throws RangeError for an empty text.
 *
 * @example
 * jackpotMatchId('4'); // 4
 */
export const jackpotMatchId = (text: string): JackpotMatchId => idText(text, 'jackpot match id');
/**
 * Names a booked betslip. Throws RangeError for an empty text.
 *
 * @example
 * bookingCode('K7PXQ2'); // K7PXQ2
 */
export const bookingCode = (text: string): BookingCode => idText(text, 'booking code');
