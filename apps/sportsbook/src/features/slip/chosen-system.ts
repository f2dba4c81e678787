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
