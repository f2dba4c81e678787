import {
  REASONS,
  type Reason,
  type ReasonCode,
  type ReasonOf,
  type ReasonValuesOf,
} from '@kipenga/contracts';
import { reasonWords, type Language } from '@kipenga/words';
import { HOUSE_CATALOGUES } from '@kipenga/words/catalogues';

/** A reason, with its English text for clients that do not word reasons themselves. */
export interface Worded<Why extends Reason = Reason> {
  readonly description: string;
  readonly reason: Why;
}

/** The values a reason needs, if any. */
type Given<Code extends ReasonCode> = keyof ReasonValuesOf<Code> extends never
  ? []
  : [values: ReasonValuesOf<Code>];

/** A reason in the words of a language. */
export const wordsIn = (language: Language, reason: Reason): string =>
  HOUSE_CATALOGUES.say(language, reasonWords(reason, REASONS[reason.code]));

/** Makes a reason with its English text, to be spread into an answer. */
export const worded = <Code extends ReasonCode>(
  code: Code,
  ...[values]: Given<Code>
): Worded<ReasonOf<Code>> => {
  // The compiler cannot see that one code's values are those of its own member of the union.
  return inEnglish({ code, values: values ?? {} } as unknown as ReasonOf<Code>);
};

/** Adds the English text to a reason. */
export const inEnglish = <Why extends Reason>(reason: Why): Worded<Why> => ({
  description: wordsIn('en', reason),
  reason,
});
