import type { Branded } from '../brand.ts';
import type { PlayMode } from './game-category.ts';
import { ok, refuse, type Result } from '../result.ts';

/** A URL a game frame may show. Only `parseLaunchUrl` makes one. */
export type LaunchUrl = Branded<string, 'LaunchUrl'>;

/**
 * Where games may come from. Origins are written as browsers do: 'https://games.example', with a port only if
 * it is not 443.
 */
export interface LaunchHouse {
  /** The providers' origins; the content policy's frame-src is the same list. */
  readonly providers: readonly string[];
  /** Our own origin, which no game may have. */
  readonly ownOrigin: string;
  /** The providers of a sandbox: these origins alone may be plain http. */
  readonly sandboxOrigins?: readonly string[];
}

/** Why a URL may not be shown in a game frame (D30). */
export type LaunchRefusal =
  /** Not an absolute web address in plain characters. */
  | { readonly kind: 'launch-unreadable' }
  /** A user name or password in it. */
  | { readonly kind: 'launch-has-credentials' }
  /** Our own origin: a page of ours inside the frame could be driven by it. */
  | { readonly kind: 'launch-own-origin' }
  /** Not https. */
  | { readonly kind: 'launch-not-https' }
  /** Not one of the providers. */
  | { readonly kind: 'launch-unknown-host' };

const ADDRESS = /^(https?):\/\/([^/?#]*)([/?#].*)?$/i;
const PLAIN = /^[!-[\]-~]+$/; // printable ASCII without the backslash, which browsers read as a slash
const AUTHORITY = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/;

/**
 * May a game frame show this URL (D30)? It must be https, or a sandbox's provider; its origin is on the
 * list of providers and is not ours; it has no credentials. A URL that a browser might read differently is
 * refused.
 */
export function parseLaunchUrl(text: string, house: LaunchHouse): Result<LaunchUrl, LaunchRefusal> {
  const [matched, scheme = '', authority = ''] = PLAIN.test(text) ? (ADDRESS.exec(text) ?? []) : [];
  if (matched === undefined) return refuse({ kind: 'launch-unreadable' });
  if (authority.includes('@')) return refuse({ kind: 'launch-has-credentials' });
  const origin = originOf(scheme.toLowerCase(), authority.toLowerCase());
  if (origin === null) return refuse({ kind: 'launch-unreadable' });
  if (origin === house.ownOrigin) return refuse({ kind: 'launch-own-origin' });
  if (house.sandboxOrigins?.includes(origin)) return ok(text as LaunchUrl);
  if (!origin.startsWith('https:')) return refuse({ kind: 'launch-not-https' });
  return house.providers.includes(origin) ? ok(text as LaunchUrl) : refuse({ kind: 'launch-unknown-host' });
}

function originOf(scheme: string, authority: string): string | null {
  const [matched, host = '', port] = AUTHORITY.exec(authority) ?? [];
  if (matched === undefined) return null;
  const usual = scheme === 'https' ? 443 : 80;
  return port === undefined || Number(port) === usual
    ? `${scheme}://${host}`
    : `${scheme}://${host}:${Number(port)}`;
}

/** Puts the customer's token where a virtual game's URL has {token} (R3, R7-21). */
export const fillToken = (url: string, token: string): string =>
  url.replaceAll('{token}', encodeURIComponent(token));

/** What a launch tells the game about where it was opened (R7-12). */
export interface LaunchContext {
  /** Our origin; the cashier is its account page. */
  readonly origin: string;
  /** Where the player is; its query is dropped (D30). */
  readonly location: string;
  /** For money, or for trying. */
  readonly playMode: PlayMode;
}

/** Adds cashierUrl, lobbyUrl and playMode to a launch URL (R7-12, D30). */
export function withLaunchContext(url: LaunchUrl, { origin, location, playMode }: LaunchContext): LaunchUrl {
  const [address = '', fragment] = url.split('#', 2);
  const lobby = location.replace(/[?#].*$/, '');
  const query = `cashierUrl=${encodeURIComponent(`${origin}/account`)}&lobbyUrl=${encodeURIComponent(lobby)}&playMode=${playMode}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}` as LaunchUrl;
}

/** Everything a game needs before it can be launched: a player with a game token (R5-11). */
export const canLaunch = (gameToken: string | null | undefined): gameToken is string =>
  gameToken != null && gameToken !== '';
