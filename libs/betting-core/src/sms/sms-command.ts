import type { Cents } from '../money/cents.ts';
import { parseKes } from '../money/parse-kes.ts';

/** What a customer's SMS asks for (R1-10). */
export type SmsCommand =
  /** Open an account: REGISTER or JOIN (D69). */
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
  /** Something else: the answer lists the commands. */
  | { readonly kind: 'unknown' };

const COMMANDS: ReadonlyMap<string, SmsCommand> = new Map<string, SmsCommand>([
  ['REGISTER', { kind: 'register' }],
  ['JOIN', { kind: 'register' }],
  ['BALANCE', { kind: 'balance' }],
  ['BONUS', { kind: 'bonus' }],
  ['GAMES', { kind: 'games' }],
  ['STOP', { kind: 'stop' }],
]);

/**
 * Reads an SMS to the shortcode. Capitals and spaces do not matter (R1-10, D69), except in an amount: "W# 6
 * 0" is none (D76). `checkWithdrawal` judges whether the amount may be withdrawn.
 */
export function smsCommand(text: string): SmsCommand {
  const words = text.replace(/\s/g, '').toUpperCase();
  if (words.startsWith('W#')) return withdrawal(text.slice(text.indexOf('#') + 1));
  return COMMANDS.get(words) ?? { kind: 'unknown' };
}

function withdrawal(written: string): SmsCommand {
  const amount = parseKes(written);
  return amount.ok ? { kind: 'withdraw', amount: amount.value } : { kind: 'unknown' };
}
