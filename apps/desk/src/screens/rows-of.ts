import { failureOf } from '@kipenga/api/desk';
import type { DeskTableProps } from '../parts/DeskTable.tsx';

interface Asked {
  /** When it was last answered, in ms since 1970. */
  readonly fulfilledTimeStamp?: number | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AskedByPages<Row> extends Asked {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: object | undefined;
  readonly currentData?: { readonly pages: readonly { readonly rows: readonly Row[] }[] } | undefined;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

type Listed<Row> = Pick<
  DeskTableProps<Row>,
  'rows' | 'asOfMs' | 'failure' | 'isFetching' | 'onRetry' | 'onMore' | 'whole'
>;

/** How a call stands, for a table of a part of what it answered. */
export const rowsIn = <Row>(asked: Asked, rows: readonly Row[] | undefined): Listed<Row> => ({
  rows,
  asOfMs: asked.fulfilledTimeStamp,
  failure: failureOf(asked.error),
  isFetching: asked.isFetching,
  onRetry: () => void asked.refetch(),
});

/** The same of a list that comes by pages: each is of its own time, so that several are of none. */
export const rowsOf = <Row>(asked: AskedByPages<Row>): Listed<Row> => {
  const { currentData: { pages } = {}, endpointName, originalArgs, hasNextPage } = asked;
  const listed = rowsIn(
    asked,
    pages?.flatMap(({ rows }) => rows),
  );
  return {
    ...listed,
    asOfMs: pages?.length === 1 ? listed.asOfMs : undefined,
    onMore: hasNextPage ? () => void asked.fetchNextPage() : undefined,
    whole: hasNextPage && endpointName && originalArgs ? { endpointName, originalArgs } : undefined,
  };
};
