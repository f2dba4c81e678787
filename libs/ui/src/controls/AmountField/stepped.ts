import { parseKes } from '@kipenga/betting-core';

/**
 * Returns the amount after a tap on −, + or a quick amount, in whatever form it was typed: "1,000" and "49.50" keep their value.
 * Text that is not an amount counts as 0, and the result is never below 0.
 */
export function stepped(text: string, shillings: number): string {
  const typed = parseKes(text);
  const cents = Math.max(0, (typed.ok ? typed.value : 0) + shillings * 100);
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
