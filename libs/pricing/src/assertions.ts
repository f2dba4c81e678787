/** Asserts a chance or a share. Sums of chances may be off by their rounding. */
export function assertShare(share: number, name: string): void {
  if (!(Number.isFinite(share) && share >= -1e-9 && share <= 1 + 1e-9))
    throw new RangeError(`${name} must be a number of 0 to 1, got ${String(share)}`);
}

/** Asserts a list of this many. */
export function assertLength(list: readonly unknown[], count: number, name: string, maker: string): void {
  if (list.length !== count)
    throw new RangeError(`${name} must be ${count} numbers, got ${list.length}; ${maker}`);
}
