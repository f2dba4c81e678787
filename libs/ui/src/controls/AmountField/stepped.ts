import { parseKes } from '@kipenga/betting-core';

/**
 * The amount after a tap on −, + or a quick amount, whatever way it was typed: "1,000" and "49.50" keep what they are worth. Text that is no
 * amount counts as nothing, and nothing goes below zero.
 */
export function stepped(text: string, shillings: number): string {
  const typed = parseKes(text);
  const cents = Math.max(0, (typed.ok ? typed.value : 0) + shillings * 100);
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
