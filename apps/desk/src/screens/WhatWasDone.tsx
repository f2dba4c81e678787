import type { Instant } from '@kipenga/betting-core';
import { actWords } from '../parts/act.ts';
import type { Column } from '../parts/column.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';

interface Done {
  readonly at: Instant;
  readonly act: string;
}

interface WhatWasDoneProps<Row extends Done> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly empty: string;
  readonly byOf: (row: Row) => string;
  /** Further columns. */
  readonly more: readonly Column<Row>[];
}

/** Acts of operators on a customer or a match, loaded with it. */
export function WhatWasDone<Row extends Done>({ byOf, more, ...table }: WhatWasDoneProps<Row>) {
  const moment = useMoment();
  return (
    <DeskTable<Row>
      {...table}
      keyOf={({ at, act }) => `${at} ${act}`}
      failure={null}
      isFetching={false}
      onRetry={() => undefined}
      columns={[
        { name: 'At', text: ({ at }) => moment(at) },
        { name: 'Act', text: ({ act }) => actWords(act) },
        { name: 'By', text: byOf },
        ...more,
      ]}
    />
  );
}
