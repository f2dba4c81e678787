import type { Language } from '@kipenga/shell';

/** What the server leaves in the page for the browser: the data the HTML was made from. */
export interface PageState {
  readonly language: Language;
  readonly isSandbox: boolean;
  /** The part of the store's state that the browser starts with. */
  readonly store: unknown;
}

/** The element of the page that holds it. */
export const PAGE_STATE_ID = 'kipenga-state';

/** JSON that can stand inside a script element: no text in it can end the element or start a comment. */
export function printPageState(state: PageState): string {
  return JSON.stringify(state).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Reads what the server left; null on a page without it, such as the one of the development server. */
export function readPageState(text: string): PageState | null {
  try {
    const state: unknown = JSON.parse(text);
    return typeof state === 'object' && state !== null && 'language' in state ? (state as PageState) : null;
  } catch {
    return null;
  }
}
