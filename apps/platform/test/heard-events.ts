import { readPriceEvent, type PriceEvent } from '@kipenga/contracts';

/** An event of a stream of prices, as a client heard it. */
export interface HeardEvent {
  readonly id: string;
  readonly event: PriceEvent;
}

/** A stream a test listens to. */
export interface HeardStream {
  readonly status: number;
  readonly headers: Headers;
  /** All up to the next one that fits, that one included. @throws when the stream ends before it. */
  until(fits: (event: PriceEvent) => boolean): Promise<readonly HeardEvent[]>;
  /** When the other side has ended it. */
  readonly ended: () => Promise<void>;
  readonly leave: () => void;
}

const KINDS = ['prices', 'match', 'version', 'reload'] as const;

const eventIn = (frame: string): HeardEvent | null => {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(frame)?.[1] ?? '';
  const kind = KINDS.find((one) => one === field('event'));
  if (kind === undefined) return null;
  const read = readPriceEvent(kind, field('data'));
  if (!read.ok) throw new Error(`${frame} breaks the contract: ${read.reason}`);
  return { id: field('id'), event: read.value };
};

/** Opens a stream and reads it by the contract. */
export const hearEvents = async (url: string, headers: Record<string, string> = {}): Promise<HeardStream> => {
  const abort = new AbortController();
  const answer = await fetch(url, { headers, signal: abort.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const nextFrame = async (): Promise<string | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end >= 0) {
        const frame = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return frame;
      }
      const part = await reader?.read();
      if (part === undefined || part.done) return null;
      rest += part.value;
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    until: async (fits) => {
      const heard: HeardEvent[] = [];
      for (;;) {
        const frame = await nextFrame();
        if (frame === null) throw new Error(`the stream ended after ${JSON.stringify(heard)}`);
        const event = eventIn(frame);
        if (event === null) continue;
        heard.push(event);
        if (fits(event.event)) return heard;
      }
    },
    ended: async () => {
      while ((await nextFrame()) !== null);
    },
    leave: () => abort.abort(),
  };
};
