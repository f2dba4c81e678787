/**
 * Seals the secrets of operators' codes: who reads the database, or a backup of it, can make no code (0089). A secret is sealed for one operator,
 * and opens in nobody else's row.
 */
export interface TotpSeal {
  seal(operator: string, secret: string): string;
  /** The secret; null where it was sealed by a key that is not here, or is not as it was sealed. */
  open(operator: string, kept: string): string | null;
  /** True where it is sealed by the key that seals now. */
  isNewest(kept: string): boolean;
}
