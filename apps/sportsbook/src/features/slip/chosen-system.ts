import { storedSystem, type KeptSystem, type StoragePort } from '@kipenga/contracts/storage';

/** Session storage, looked up at each use: a browser that forbids it throws, and an entry must survive that. */
const TAB: StoragePort = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** The choice last read or made, and the text it was stored as. */
let kept: KeptSystem | null = null;
let keptText: string | null = null;
const listeners = new Set<() => void>();

function storedText(): string | null {
  try {
    return TAB.getItem(storedSystem.key);
  } catch {
    return keptText;
  }
}

/** The system chosen for the slip, kept over a reload; null without one. */
export function chosenSystem(): KeptSystem | null {
  const text = storedText();
  if (text !== keptText) [kept, keptText] = [storedSystem.read(text), text];
  return kept;
}

/** Changes the chosen system; null for none. */
export function chooseSystem(system: KeptSystem | null): void {
  if (system === null) storedSystem.clear(TAB);
  else storedSystem.save(TAB, system);
  [kept, keptText] = [system, storedText()];
  listeners.forEach((listener) => listener());
}

/** The lines of the last placed bet, until another slip is played as a system. */
let placed: KeptSystem | null = null;

/** A slip was placed: the next one starts without its lines, unless it has the same picks. */
export function leaveSystem(lines: KeptSystem | null): void {
  chooseSystem(null);
  placed = lines;
}

/** A slip of exactly the last placed matches gets the same lines, until the customer chooses otherwise. */
export function playAgain(matchIds: readonly string[]): void {
  const isSame =
    placed?.matchIds.length === matchIds.length && matchIds.every((one) => placed?.matchIds.includes(one));
  if (isSame && chosenSystem() === null) chooseSystem(placed);
}

export function listenToSystem(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The system of picks from a booking code or a placed bet, whose bankers are given as indexes. */
export const systemOfPicks = (
  picks: readonly { readonly matchId?: string | undefined }[],
  { sizes, bankers }: { readonly sizes: readonly number[]; readonly bankers: readonly number[] },
): KeptSystem => ({
  isOn: true,
  matchIds: picks.flatMap(({ matchId }) => matchId ?? []),
  sizes,
  bankers: bankers.flatMap((at) => picks[at]?.matchId ?? []),
});
