/** The amount after a tap on −, + or a quick amount: text that is no whole number counts as nothing, and nothing goes below zero. */
export function stepped(text: string, shillings: number): string {
  const typed = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  return String(Math.max(0, typed + shillings));
}
