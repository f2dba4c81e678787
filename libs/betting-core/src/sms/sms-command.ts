import { assertText } from '../rule-assertions.ts';
import type { JackpotResult } from '../jackpot/jackpot.ts';
import type { Cents } from '../money/cents.ts';
import { parseKes } from '../money/parse-kes.ts';

/** A customer's command by SMS. */
export type SmsCommand =
  /** Open an account: REGISTER or JOIN. */
  | { readonly kind: 'register' }
  /** Tell the balance. */
  | { readonly kind: 'balance' }
  /** Tell the bonus. */
  | { readonly kind: 'bonus' }
  /** List games. */
  | { readonly kind: 'games' }
  /** No more messages. */
  | { readonly kind: 'stop' }
  /** Withdraw an amount: W#100. */
  | { readonly kind: 'withdraw'; readonly amount: Cents }
  /** Tell what jackpots are open: JP. */
  | { readonly kind: 'jackpots' }
  /** Play a ticket of one line, a sign for each match in order of the board: JP#1X2. */
  | { readonly kind: 'place-jackpot'; readonly picks: readonly JackpotResult[] }
  /** A bet in a form of other houses, such as 1234#1#100: the answer says how to bet here. */
  | { readonly kind: 'bet-form' }
  /** Something else: the answer lists the commands. */
  | { readonly kind: 'unknown' };

const COMMANDS: ReadonlyMap<string, SmsCommand> = new Map<string, SmsCommand>([
  ['REGISTER', { kind: 'register' }],
  ['JOIN', { kind: 'register' }],
  ['BALANCE', { kind: 'balance' }],
  ['BONUS', { kind: 'bonus' }],
  ['GAMES', { kind: 'games' }],
  ['STOP', { kind: 'stop' }],
  ['JP', { kind: 'jackpots' }],
]);

const SIGNS: ReadonlyMap<string, JackpotResult> = new Map<string, JackpotResult>([
  ['1', 'home'],
  ['X', 'draw'],
  ['2', 'away'],
]);

/** Invisible characters, and quotes around a command that was copied. */
const UNSEEN = /[\p{Cf}"“”„«»'‘’`]/gu;
/** The end of a sentence. */
const STOPS = /[.!?,;:\s]+$/;
/** The ways of writing that an amount is in shillings. */
const SHILLINGS = /^\s*(?:kes|kshs?|sh)\.?\s*|(?:\/[=-]|\s*(?:kes|kshs?|sh)\.?)\s*$/gi;
const BET_FORM = /^\d+[#*]/;

/**
 * Reads an SMS to the shortcode. Capitals, spaces, quotes, a full stop at the end and invisible characters do not
 * matter, except in an amount: "W# 6 0" is none. `checkWithdrawal` judges if the amount may be withdrawn, and the house
 * if the signs are as many as an open jackpot has matches. Throws RangeError if it is no text.
 *
 * @example
 * smsCommand('w#100.'); // { kind: 'withdraw', amount: 10000 }
 * smsCommand('JP#1X2'); // { kind: 'place-jackpot', picks: [ 'home', 'draw', 'away' ] }
 * smsCommand('1234#1#100').kind; // bet-form
 */
export function smsCommand(text: string): SmsCommand {
  assertText(text, 'text');
  const seen = text.replace(UNSEEN, '').replace(STOPS, '');
  const words = seen.replace(/\s/g, '').toUpperCase();
  if (words.startsWith('W#')) return withdrawal(seen.slice(seen.indexOf('#') + 1));
  if (words.startsWith('JP#')) return placing(words.slice(3));
  if (BET_FORM.test(words)) return { kind: 'bet-form' };
  return COMMANDS.get(words) ?? { kind: 'unknown' };
}

function withdrawal(written: string): SmsCommand {
  const figures = written.replace(SHILLINGS, '').trim();
  const amount = parseKes(figures);
  return amount.ok && !/\s/.test(figures) ? { kind: 'withdraw', amount: amount.value } : { kind: 'unknown' };
}

function placing(signs: string): SmsCommand {
  const picks: JackpotResult[] = [];
  for (const sign of signs) {
    const result = SIGNS.get(sign);
    if (result === undefined) return { kind: 'unknown' };
    picks.push(result);
  }
  return picks.length > 0 ? { kind: 'place-jackpot', picks } : { kind: 'unknown' };
}
