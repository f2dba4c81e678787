import { TOP_SOCCER } from '@kipenga/api';
import type { ListView } from './match-view.ts';

/** Rows in the first view, which the server sends as HTML; the rest follows after hydration. */
export const FIRST_VIEW = 8;
/** Lengths of the lists (R7): top soccer 100, every other list 150. */
export const LIST_LENGTH = 150;

type Of<Kind extends ListView['kind']> = Extract<ListView, { kind: Kind }>;

const hoursOf = ({ hours }: { readonly hours?: number }) => (hours === undefined ? {} : { hours });

/*
 * Arguments of the list queries. Server and browser both use these, so that the browser finds in its cache what the
 * server loaded.
 */
export const topArguments = (length: number) => ({ offset: 0, limit: Math.min(length, TOP_SOCCER.limit) });
export const tabArguments = ({ sportId, tab, isEsport, ...soon }: Of<'tab'>, limit: number) => ({
  sportId,
  tab,
  isEsport,
  ...hoursOf(soon),
  offset: 0,
  limit,
});
export const competitionArguments = (
  { sportId, competitionId, isEsport, ...soon }: Of<'competition'>,
  limit: number,
) => ({ sportId, competitionId, isEsport, ...hoursOf(soon), offset: 0, limit });
