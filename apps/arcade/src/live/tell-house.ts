import { MOST_TABLES_TOLD, type ToldTable } from '@kipenga/contracts/wallet';
import type { WalletClient } from '../money/wallet-client.ts';
import type { TableTime } from '../play/table.ts';
import { toldTable, type LiveTable } from './told-table.ts';

/** Interval between updates. */
const EACH_MS = 1_000;
/** A table is sent again after this time even if unchanged: a restarted house knows nothing. */
const AGAIN_MS = 20_000;

interface Parts {
  readonly tables: () => readonly LiveTable[];
  readonly wallet: Pick<WalletClient, 'tables'>;
  readonly time: TableTime;
}

interface Told {
  readonly as: string;
  readonly at: number;
}

/** The state to compare with the last one sent; the remaining time does not count. */
const newsOf = (told: ToldTable): string => JSON.stringify({ ...told, ms: 0 });

/**
 * Sends the house the state of the live tables that changed, once a second. After a failed call the next one sends
 * the newest state. Returns the function that stops it.
 */
export const tellHouse = ({ tables, wallet, time }: Parts): (() => void) => {
  const told = new Map<string, Told>();
  let callOff: () => void = () => undefined;
  let isStopped = false;

  const isNews = (table: ToldTable): boolean => {
    const last = told.get(table.game);
    return last === undefined || last.as !== newsOf(table) || time.now() - last.at >= AGAIN_MS;
  };

  const tell = async (): Promise<void> => {
    const news = tables().map(toldTable).filter(isNews);
    for (let at = 0; at < news.length; at += MOST_TABLES_TOLD) {
      const some = news.slice(at, at + MOST_TABLES_TOLD);
      const outcome = await wallet.tables({ tables: some });
      if (outcome.kind !== 'done') return;
      for (const table of some) told.set(table.game, { as: newsOf(table), at: time.now() });
    }
  };

  const wait = (): void => {
    if (!isStopped) callOff = time.after(EACH_MS, () => void tell().then(wait));
  };
  wait();
  return () => {
    isStopped = true;
    callOff();
  };
};
