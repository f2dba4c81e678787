import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Language } from '../wording/index.ts';
import type { InProcessFetch } from './in-process-fetch.ts';

/** A page rendered by an app's server entry. */
export interface RenderedPage {
  /** The app's markup, for its root element. */
  readonly html: string;
  /** The data of the markup, as JSON that is safe inside a script element. */
  readonly state: string;
  /** The slip bar, for the template that is shown if a pick is tapped before the app has started. */
  readonly slipBar: string;
  readonly status: number;
  readonly title: string;
  /** Files of the app, below its `src`, that were loaded besides those of the first load. */
  readonly files: readonly string[];
}

/** The parts of an address that the page depends on: see the app's `page-address.ts`. */
export interface PageAddress {
  readonly url: string;
  readonly names: NamedOffer;
  readonly isSearch: boolean;
}

/** Parts of the house's offer that an address names. */
export interface NamedOffer {
  readonly sport: string | null;
  readonly league: string | null;
  readonly match: string | null;
}

interface Asked {
  readonly url: string;
  readonly language: Language;
  /** The page says that it belongs to a sandbox (D60). */
  readonly isSandbox: boolean;
}

/** An app's server entry. */
export interface ServerEntry {
  /** Reads an address: path and query. Addresses with the same `url` have the same page. */
  readonly pageAddressOf: (address: string) => PageAddress;
  /** Renders the page of an address, without a visitor. */
  readonly render: (request: Asked & { readonly fetch: InProcessFetch }) => Promise<RenderedPage>;
  /** The page of an address without its first view: the browser renders it. */
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
