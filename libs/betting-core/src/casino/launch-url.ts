import type { Branded } from '../brand.ts';
import type { PlayMode } from './game-category.ts';
import { ok, refuse, type Result } from '../result.ts';

/** A URL a game frame may show. Only `parseLaunchUrl` makes one. */
export type LaunchUrl = Branded<string, 'LaunchUrl'>;

/**
 * The origins that games may come from. They are written as browsers write them: 'https://games.example', with a port
 * only if it is not 443.
 */
export interface LaunchHouse {
  /** The providers' origins; the content policy's frame-src is the same list. */
  readonly providers: readonly string[];
  /** The house's own origin, which no game may have. */
  readonly ownOrigin: string;
  /** The providers of a sandbox: these origins alone may be plain http. */
  readonly sandboxOrigins?: readonly string[];
}

/** The reason why a URL may not be shown in a game frame. */
export type LaunchRefusal =
  /** Not an absolute web address in plain characters. */
  | { readonly kind: 'launch-unreadable' }
  /** It has a user name or password. */
  | { readonly kind: 'launch-has-credentials' }
  /** The house's own origin: a page of the house inside the frame could be driven by it. */
  | { readonly kind: 'launch-own-origin' }
  /** Not https. */
  | { readonly kind: 'launch-not-https' }
  /** Not one of the providers. */
  | { readonly kind: 'launch-unknown-host' };

const ADDRESS = /^(https?):\/\/([^/?#]*)([/?#].*)?$/i;
const PLAIN = /^[!-[\]-~]+$/; // printable ASCII without the backslash, which browsers read as a slash
const AUTHORITY = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/;

/**
 * Reads a URL that a game frame may show. It must be https, or belong to a sandbox's provider. Its origin must be on
 * the list of providers and not the house's own, and it has no credentials. A URL that browsers might read differently
 * is refused.
 *
 * @example
 * const house = { providers: ['https://games.example'], ownOrigin: 'https://house.example' };
 * parseLaunchUrl('https://games.example/play?id=811', house); // { ok: true, value: 'https://games.example/play?id=811' }
 * parseLaunchUrl('https://house.example/account', house); // { ok: false, reason: { kind: 'launch-own-origin' } }
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

/**
 * Puts the customer's token in place of {token} in a virtual game's URL.
 *
 * @example
 * fillToken('https://games.example/v?t={token}', 'a b'); // https://games.example/v?t=a%20b
 */
export const fillToken = (url: string, token: string): string =>
  url.replaceAll('{token}', encodeURIComponent(token));

/** The facts of a launch that are passed to the game. */
export interface LaunchContext {
  /** The house's own origin; the cashier is its account page. */
  readonly origin: string;
  /** The address the player launched from; its query is dropped. */
  readonly location: string;
  /** The mode of play. */
  readonly playMode: PlayMode;
}

/**
 * Adds cashierUrl, lobbyUrl and playMode to a launch URL.
 *
 * @example
 * const read = parseLaunchUrl('https://games.example/p', { providers: ['https://games.example'], ownOrigin: 'https://house.example' });
 * const context = { origin: 'https://h.example', location: '/casino?tab=new', playMode: 'REAL' } as const;
 * read.ok && withLaunchContext(read.value, context); // https://games.example/p?cashierUrl=https%3A%2F%2Fh.example%2Faccount&lobbyUrl=%2Fcasino&playMode=REAL
 */
export function withLaunchContext(url: LaunchUrl, { origin, location, playMode }: LaunchContext): LaunchUrl {
  const [address = '', fragment] = url.split('#', 2);
  const lobby = location.replace(/[?#].*$/, '');
  const query = `cashierUrl=${encodeURIComponent(`${origin}/account`)}&lobbyUrl=${encodeURIComponent(lobby)}&playMode=${playMode}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}${fragment === undefined ? '' : `#${fragment}`}` as LaunchUrl;
}

/**
 * True if a game can be launched: the player has a game token.
 *
 * @example
 * canLaunch('t-4f1'); // true
 * canLaunch(null); // false
 */
export const canLaunch = (gameToken: string | null | undefined): gameToken is string =>
  gameToken != null && gameToken !== '';
