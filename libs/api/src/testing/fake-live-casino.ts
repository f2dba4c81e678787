/** A fake socket: what the page sent, and functions that answer. */
export interface FakeLiveSocket {
  /** The page's messages, decoded. */
  readonly said: Record<string, unknown>[];
  isClosed: boolean;
  readonly open: () => void;
  readonly tell: (message: unknown) => void;
  /** Sends raw text, valid or not. */
  readonly tellText: (text: unknown) => void;
  readonly drop: () => void;
}

/** Sockets without a server. Pass `openSocket` to a transport. */
export function fakeLiveCasino() {
  const sockets: FakeLiveSocket[] = [];
  const openSocket = (): WebSocket => {
    const target = new EventTarget();
    const say = (name: string, init: MessageEventInit = {}): void =>
      void target.dispatchEvent(name === 'message' ? new MessageEvent(name, init) : new Event(name));
    const socket: FakeLiveSocket = {
      said: [],
      isClosed: false,
      open: () => say('open'),
      tell: (message) => say('message', { data: JSON.stringify(message) }),
      tellText: (data) => say('message', { data }),
      drop: () => say('close'),
    };
    sockets.push(socket);
    const asBrowser = {
      send: (text: string) => void socket.said.push(JSON.parse(text) as Record<string, unknown>),
      close: () => {
        socket.isClosed = true;
        say('close');
      },
    };
    return Object.assign(target, asBrowser) as unknown as WebSocket;
  };
  return {
    openSocket,
    sockets,
    last: (): FakeLiveSocket => {
      const socket = sockets.at(-1);
      if (socket === undefined) throw new Error('no socket was opened');
      return socket;
    },
    /** Opens the last socket and sends these tables in the platform's form. */
    tellTables: (...tables: readonly { readonly tableId: string }[]): void => {
      const socket = sockets.at(-1);
      socket?.open();
      socket?.tell({
        type: 'available',
        casinoId: 'kipenga',
        tableKey: tables.map(({ tableId }) => tableId),
      });
      for (const table of tables) socket?.tell(table);
    },
  };
}

/** A live table in wire format. */
export const aLiveTable = (tableId: string, more: object = {}) => ({
  tableId,
  tableName: tableId,
  tableImage: '',
  tableLimits: { minBet: 10, maxBet: 5_000 },
  totalSeatedPlayers: 3,
  availableSeats: 47,
  recentResults: ['17', '0'],
  phase: 'betting',
  secondsToGo: 12,
  ...more,
});
