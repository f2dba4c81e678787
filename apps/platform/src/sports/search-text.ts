/** A text as search compares it: lower case, accents and apostrophes gone, single spaces. "ES Sétif" is found by "setif". */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’`.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
