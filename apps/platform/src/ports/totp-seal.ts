/**
 * Encrypts the secrets of operators' codes: with the database, or a backup of it, alone nobody can make a code (0089). A secret
 * is encrypted for one operator, and decrypts in no other operator's row.
 */
export interface TotpSeal {
  seal(operator: string, secret: string): string;
  /** The secret; null if it was encrypted by a key that is not here, or was altered. */
  open(operator: string, kept: string): string | null;
  /** True if it is encrypted by the current key. */
  isNewest(kept: string): boolean;
}
