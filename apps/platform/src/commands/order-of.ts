import type { Result } from '@kipenga/betting-core';

/** `EX_USAGE` of sysexits: the arguments are invalid, and nothing was begun. */
const WRITTEN_WRONGLY = 64;

/** The syntax of a command and its parser. */
interface Written<Order> {
  /** Its forms, one a line, with the notes a reader needs below. */
  readonly usage: string;
  /** Parses the arguments; may throw the errors of `parseArgs`. */
  readonly read: (args: readonly string[]) => Result<Order, string>;
}

/** First sentence of an error of `parseArgs`: the others are about values that begin with a dash. Null for any other error. */
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
 * Parses the arguments of a command. `--help` prints the usage; invalid arguments print one line with the usage below it, and
 * the process exits with 64.
 * @returns the order, or null if there is nothing to do.
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
