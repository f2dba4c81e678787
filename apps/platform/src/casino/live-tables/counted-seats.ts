/** So many seats for each name. */
export interface CountedSeats {
  /** Takes a seat. Returns the release function, or null if the name is at its limit. */
  readonly take: (name: string) => (() => void) | null;
}

/** Counts seats by name; a name without any costs no memory. */
export const countedSeats = (each: number): CountedSeats => {
  const taken = new Map<string, number>();
  const change = (name: string, by: number): void => {
    const count = (taken.get(name) ?? 0) + by;
    if (count > 0) taken.set(name, count);
    else taken.delete(name);
  };
  return {
    take: (name) => {
      if ((taken.get(name) ?? 0) >= each) return null;
      change(name, 1);
      return () => change(name, -1);
    },
  };
};
