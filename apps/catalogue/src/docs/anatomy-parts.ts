import type { AnatomyPart } from '@kipenga/ui/stories/notes';

/** A part of the drawing: its description, its tokens, and the target of its pin. */
export interface DrawnPart {
  readonly text: string;
  readonly tokens: readonly string[];
  /** A selector for the page of the component; null where there is nothing to point at. */
  readonly selector: string | null;
}

/** `.price` of a stylesheet as the build names it: `_price_1a2b3_4`. */
const built = (selector: string): string =>
  selector.replaceAll(/\.(?<name>[a-zA-Z][\w-]*)/g, '[class*="_$1_"]');

const TOKEN = /--[\w-]+/g;

/** A line of anatomy with its tokens apart from its words. */
export function drawnPart(line: string | AnatomyPart): DrawnPart {
  const { part, at, tokens = [] }: AnatomyPart = typeof line === 'string' ? { part: line } : line;
  return {
    text: part,
    tokens: [...new Set([...(part.match(TOKEN) ?? []), ...tokens])].map((token) => token.slice(2)),
    selector: at === undefined ? null : built(at),
  };
}
