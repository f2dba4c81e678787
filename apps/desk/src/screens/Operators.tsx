import { useGetOperatorsQuery, type DeskOperator } from '@kipenga/api/desk';
import { useMay } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';
import { Tag } from './Tag.tsx';

const actsOf = ({ name, isStopped }: DeskOperator): readonly RowAct[] =>
  isStopped
    ? []
    : [
        { act: 'reset-codes', title: 'New codes', about: name, args: { name } },
        { act: 'stop-operator', title: 'Stop', about: name, args: { name } },
      ];

/** Lists the operators and their roles. A command of the house makes the accounts. */
export function Operators() {
  const operators = useGetOperatorsQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead title="Operators" note="Accounts are made by a command of the house, not here." />
      <DeskTable
        name="Operators"
        {...rowsIn(operators, operators.currentData?.rows)}
        keyOf={({ name }) => name}
        empty="Nobody has an account."
        columns={[
          { name: 'Name', text: ({ name }) => name },
          { name: 'Role', text: ({ role }) => role },
          {
            name: 'State',
            text: ({ isStopped }) => (isStopped ? 'Stopped' : 'Works here'),
            cell: ({ isStopped }) =>
              isStopped ? <Tag kind="bad">Stopped</Tag> : <Tag kind="good">Works here</Tag>,
          },
          { name: 'Since', text: ({ madeAt }) => moment(madeAt) },
          { name: 'Last seen', text: ({ lastSeenAt }) => moment(lastSeenAt) },
          ...actColumn<DeskOperator>(may('stop-operator'), actsOf),
        ]}
      />
    </>
  );
}
