import { mayRead, type READERS, type Role } from '@kipenga/desk-rules';

/** A screen of the desk: its path, its name, and the key that opens it after `g`. */
export interface Place {
  readonly path: string;
  readonly name: string;
  readonly key: string;
  /** Shown only to roles that read this part of the desk. */
  readonly of?: keyof typeof READERS;
}

/** The screens in the order of a day at the desk. Screens without support by the platform are not listed. */
export const PLACES: readonly Place[] = [
  { path: '/', name: 'Today', key: 't' },
  { path: '/matches', name: 'Matches', key: 'm' },
  { path: '/waiting', name: 'Waiting', key: 'w' },
  { path: '/money', name: 'Money', key: 'o' },
  { path: '/customers', name: 'Customers', key: 'c' },
  { path: '/limits', name: 'Limits', key: 'l' },
  { path: '/jackpots', name: 'Jackpots', key: 'x' },
  { path: '/compliance', name: 'Compliance', key: 'i', of: 'compliance' },
  { path: '/casino', name: 'Casino', key: 'k' },
  { path: '/reports', name: 'Reports', key: 'r' },
  { path: '/approvals', name: 'Approvals', key: 'a' },
  { path: '/journal', name: 'Journal', key: 'j' },
  { path: '/operators', name: 'Operators', key: 'p' },
];

/** The screens that a role is shown. */
export const placesOf = (role: Role): readonly Place[] =>
  PLACES.filter(({ of }) => of === undefined || mayRead(role, of));

/** Address of the search for a text: among customers if it looks like a number, receipt or code, else among matches. */
export function placeOfSearch(typed: string): string {
  const text = typed.trim();
  const isOfCustomer = /\d/.test(text) && !/\s[a-z]{3,}/i.test(text);
  return `${isOfCustomer ? '/customers' : '/matches'}?q=${encodeURIComponent(text)}`;
}
