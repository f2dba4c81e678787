import type { LiveTable } from '@kipenga/betting-core';
import { decodeWire } from '@kipenga/contracts';
import { toldTableOnTheWire, type ToldTable } from '@kipenga/contracts/wallet';
import type { Fanout } from '../../fanout/index.ts';
import { parseJson } from '../../http/index.ts';

/** A table without a report for this long is closed. */
const SILENT_MS = 60_000;
const TOPIC = 'live-table';

/** A game of the house, as its table shows it. */
export type OfferedTable = Pick<LiveTable, 'name' | 'imageUrl'>;

interface Parts {
  /** One process is told, all must know. */
  readonly fanout: Fanout;
  readonly nowMs: () => number;
  /** Null for a game that the house does not offer: its table is not shown. */
  readonly offered: (gameId: string) => OfferedTable | null;
}

/** The live tables as last reported (D85). In memory only: a missed report is followed by another within seconds. */
export interface LiveTables {
  /** Tells every process of the house. */
  readonly tell: (tables: readonly ToldTable[]) => void;
  /** The tables that are open. */
  readonly keys: () => readonly string[];
  /** The open table of this key as it stands now. */
  readonly table: (key: string) => LiveTable | null;
  /** Called with the key of each table that has a new report. One listener is enough. */
  onChange: (key: string) => void;
  readonly stop: () => void;
}

interface Heard {
  readonly told: ToldTable;
  readonly offered: OfferedTable;
  readonly atMs: number;
}

/** A round that runs ends when it ends: only the other phases have seconds to go. */
const secondsToGo = ({ told: { phase, ms }, atMs }: Heard, nowMs: number) =>
  phase === 'running' ? {} : { secondsToGo: Math.max(0, Math.ceil((ms - (nowMs - atMs)) / 1_000)) };

const tableOf = (heard: Heard, nowMs: number): LiveTable => {
  const { game, seated, seats, minBet, maxBet, recent, phase } = heard.told;
  return {
    id: game,
    ...heard.offered,
    minBet,
    maxBet,
    seatedPlayers: seated,
    availableSeats: Math.max(0, seats - seated),
    recent,
    phase,
    ...secondsToGo(heard, nowMs),
  };
};

const read = (payload: string): ToldTable | null => {
  const json = parseJson(Buffer.from(payload));
  const told = json.ok ? decodeWire(toldTableOnTheWire, json.value) : json;
  return told.ok ? told.value : null;
};

/** Hears of live tables from now on. */
export const openLiveTables = ({ fanout, nowMs, offered }: Parts): LiveTables => {
  const heard = new Map<string, Heard>();
  const open = (key: string): Heard | null => {
    const found = heard.get(key);
    return found && nowMs() - found.atMs < SILENT_MS ? found : null;
  };
  const stop = fanout.subscribe(TOPIC, (payload) => {
    const told = read(payload);
    const game = told && offered(told.game);
    if (told === null || game === null) return;
    heard.set(told.game, { told, offered: game, atMs: nowMs() });
    tables.onChange(told.game);
  });
  const tables: LiveTables = {
    tell: (all) => {
      for (const table of all) fanout.publish(TOPIC, JSON.stringify(table));
    },
    keys: () => [...heard.keys()].filter((key) => open(key) !== null).toSorted(),
    table: (key) => {
      const found = open(key);
      return found && tableOf(found, nowMs());
    },
    onChange: () => undefined,
    stop,
  };
  return tables;
};
