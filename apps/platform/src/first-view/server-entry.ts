import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { InProcessFetch } from './in-process-fetch.ts';

/** The languages a page can be rendered in. */
export const LANGUAGES = ['en', 'sw'] as const;
export type Language = (typeof LANGUAGES)[number];

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
}

/** An app's server entry: renders one address for nobody in particular. */
export type Render = (request: {
  readonly url: string;
  readonly language: Language;
  readonly fetch: InProcessFetch;
}) => Promise<RenderedPage>;

const isServerEntry = (loaded: unknown): loaded is { readonly render: Render } =>
  typeof loaded === 'object' && loaded !== null && 'render' in loaded && typeof loaded.render === 'function';

/** Loads a built server entry. */
export async function loadServerEntry(file: string): Promise<Render> {
  if (!existsSync(file))
    throw new Error(`The apps are not built: there is no ${file}. Run "npm start", which builds them first.`);
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isServerEntry(loaded)) throw new Error(`${file} exports no render function.`);
  return loaded.render;
}
