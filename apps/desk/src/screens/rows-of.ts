import { failureOf } from '@kipenga/api/desk';
import type { DeskTableProps } from '../parts/DeskTable.tsx';

interface Asked {
  /** Time of the last answer, in ms since 1970. */
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

/** Table state of a query that shows part of its answer. */
export const rowsIn = <Row>(asked: Asked, rows: readonly Row[] | undefined): Listed<Row> => ({
  rows,
  asOfMs: asked.fulfilledTimeStamp,
  failure: failureOf(asked.error),
  isFetching: asked.isFetching,
  onRetry: () => void asked.refetch(),
});

/** Table state of a paged query. Several pages have different times, so they show none. */
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
