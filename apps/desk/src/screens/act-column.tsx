import type { WantedAct } from '../parts/act.ts';
import type { Column } from '../parts/column.ts';
import parts from '../parts/parts.module.css';
import { isSameAct } from '../parts/waiting-acts.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { ActButton } from './ActButton.tsx';

/** An act of a row, by a word shorter than its title where that is enough. */
export type RowAct = WantedAct & { readonly label?: string };

/** The last column of a table: what can be done to each row. Who may do nothing has none. */
export const actColumn = <Row,>(
  mayAct: boolean,
  actsOn: (row: Row) => readonly RowAct[],
  name = 'Do',
): readonly Column<Row>[] =>
  mayAct
    ? [
        {
          name,
          text: () => '',
          cell: (row) => (
            <div className={parts['acts']}>
              {actsOn(row).map((wanted) => (
                <ActButton key={wanted.title} wanted={wanted} label={wanted.label ?? wanted.title} />
              ))}
              <WaitingActs those={(waiting) => actsOn(row).some((act) => isSameAct(act)(waiting))} isShort />
            </div>
          ),
        },
      ]
    : [];
