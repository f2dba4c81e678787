import { storedSystem, type KeptSystem, type StoragePort } from '@kipenga/contracts/storage';

/** The storage of this tab, asked for at each use: a browser that forbids it throws, and a stored entry survives that. */
const TAB: StoragePort = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** What was read or chosen last, and the text it was kept as. */
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

/** The system that was chosen beside the slip, kept over a reload; null where none was. */
export function chosenSystem(): KeptSystem | null {
  const text = storedText();
  if (text !== keptText) [kept, keptText] = [storedSystem.read(text), text];
  return kept;
}

/** Another system was chosen, or none any more. */
export function chooseSystem(system: KeptSystem | null): void {
  if (system === null) storedSystem.clear(TAB);
  else storedSystem.save(TAB, system);
  [kept, keptText] = [system, storedText()];
  listeners.forEach((listener) => listener());
}

/** The lines of the bet that was placed last, while no other slip has been played as a system. */
let placed: KeptSystem | null = null;

/** A slip has become a bet: the next one begins without its lines, unless it is of the same picks again. */
export function leaveSystem(lines: KeptSystem | null): void {
  chooseSystem(null);
  placed = lines;
}

/** A slip of the very matches that were placed last is played in the same lines, until its owner chooses otherwise. */
export function playAgain(matchIds: readonly string[]): void {
  const isSame =
    placed?.matchIds.length === matchIds.length && matchIds.every((one) => placed?.matchIds.includes(one));
  if (isSame && chosenSystem() === null) chooseSystem(placed);
}

export function listenToSystem(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The system of picks that come from elsewhere: a booking code, or a bet that was placed. Its bankers are places of theirs. */
export const systemOfPicks = (
  picks: readonly { readonly matchId?: string | undefined }[],
  { sizes, bankers }: { readonly sizes: readonly number[]; readonly bankers: readonly number[] },
): KeptSystem => ({
  isOn: true,
  matchIds: picks.flatMap(({ matchId }) => matchId ?? []),
  sizes,
  bankers: bankers.flatMap((at) => picks[at]?.matchId ?? []),
});
