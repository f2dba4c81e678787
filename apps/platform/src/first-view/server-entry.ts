import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language } from '../wording/index.ts';
import type { InProcessFetch } from './in-process-fetch.ts';

/** What an app's server entry answers. */
export interface RenderedPage {
  /** The app's markup, for its root element. */
  readonly html: string;
  /** The data the markup was made from, as JSON that is safe inside a script element. */
  readonly state: string;
  /** The slip bar, for the template that taps made before the app show it from. */
  readonly slipBar: string;
  readonly status: number;
  readonly title: string;
  /** The files of the app, below its `src`, that brought what is no part of the first load. */
  readonly files: readonly string[];
}

/** An address as far as the page drawn for it depends on it: see the app's `page-address.ts`. */
export interface PageAddress {
  readonly url: string;
  readonly names: NamedOffer;
  readonly isSearch: boolean;
}

/** What an address names of the house's offer. */
export interface NamedOffer {
  readonly sport: string | null;
  readonly league: string | null;
  readonly match: string | null;
}

interface Asked {
  readonly url: string;
  readonly language: Language;
  /** The page says that it is a sandbox's (D60). */
  readonly isSandbox: boolean;
}

/** An app's server entry. */
export interface ServerEntry {
  /** Reads an address, path and query. Addresses with the same `url` have the same page. */
  readonly pageAddressOf: (address: string) => PageAddress;
  /** Draws the page of an address for nobody in particular. */
  readonly render: (request: Asked & { readonly fetch: InProcessFetch }) => Promise<RenderedPage>;
  /** The page of an address without its first view: the browser draws it. */
  readonly renderShell: (request: Asked) => Promise<RenderedPage>;
}

const EXPORTS = ['pageAddressOf', 'render', 'renderShell'] as const;

const isServerEntry = (loaded: unknown): loaded is ServerEntry =>
  typeof loaded === 'object' &&
  loaded !== null &&
  EXPORTS.every((name) => typeof (loaded as Record<string, unknown>)[name] === 'function');

/** Loads a built server entry. */
export async function loadServerEntry(file: string): Promise<ServerEntry> {
  if (!existsSync(file))
    throw new Error(`The apps are not built: there is no ${file}. Run "npm start", which builds them first.`);
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isServerEntry(loaded)) throw new Error(`${file} does not export ${EXPORTS.join(', ')}.`);
  return loaded;
}
