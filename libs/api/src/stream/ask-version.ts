import type { Later } from './hear-stream.ts';

interface AskParts {
  /** Null where the platform cannot be reached. */
  readonly askVersion: () => Promise<number | null>;
  readonly later: Later;
  readonly onChange: () => void;
  /** Called after enough tries that a stream may work again. */
  readonly onWeary: () => void;
}

const ASK_EVERY_MS = 20_000;
const WEARY_AFTER = 15;

/**
 * Asks for the version of the lists repeatedly, where no stream works.
 * @returns a function that stops it.
 */
export function askVersionRepeatedly({ askVersion, later, onChange, onWeary }: AskParts): () => void {
  let known: number | null = null;
  let asked = 0;
  let isOver = false;
  let stopWaiting = (): void => undefined;

  const ask = async (): Promise<void> => {
    const version = await askVersion();
    if (isOver) return;
    if (version !== null && known !== null && version !== known) onChange();
    known = version ?? known;
    asked += 1;
    stopWaiting = later(asked < WEARY_AFTER ? () => void ask() : onWeary, ASK_EVERY_MS);
  };
  void ask();
  return () => {
    isOver = true;
    stopWaiting();
  };
}
