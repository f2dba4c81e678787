import type { Result } from '@kipenga/betting-core';

/** `EX_USAGE` of sysexits: what was written is no order, and nothing was begun. */
const WRITTEN_WRONGLY = 64;

/** How a command is written, and how that is read. */
interface Written<Order> {
  /** Its forms, a line each, and below them what a reader has to know. */
  readonly usage: string;
  /** Reads what stands behind the command; it may throw what `parseArgs` throws. */
  readonly read: (args: readonly string[]) => Result<Order, string>;
}

/** The first sentence of what `parseArgs` says: the others are for whom a dash begins a value. Null of any other error. */
const wordsOfParser = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    ? (error.message.split(/\.\s/)[0] ?? error.message)
    : null;

const reasonOrOrder = <Order>({ read }: Written<Order>, args: readonly string[]): Result<Order, string> => {
  try {
    return read(args);
  } catch (error) {
    const reason = wordsOfParser(error);
    if (reason === null) throw error;
    return { ok: false, reason };
  }
};

/**
 * What a person asks of a command. `--help` writes the usage; what cannot be read is refused in one line with the usage below it, and the process ends with 64.
 * @returns null where there is nothing to do.
 */
export const orderOf = <Order>(
  written: Written<Order>,
  args: readonly string[] = process.argv.slice(2),
): Order | null => {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${written.usage}\n`);
    return null;
  }
  const read = reasonOrOrder(written, args);
  if (read.ok) return read.value;
  process.stderr.write(`${read.reason}\n\n${written.usage}\n`);
  process.exitCode = WRITTEN_WRONGLY;
  return null;
};
