import {
  useGetJackpotHistoryQuery,
  useGetJackpotsInfiniteQuery,
  type DeskJackpot,
  type DeskJackpotStep,
} from '@kipenga/api/desk';
import { BOUNDS, wordsAlone } from '@kipenga/desk-rules';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import { useMay } from '../frame/me.ts';
import type { WantedAct } from '../parts/act.ts';
import { Drawer } from '../parts/ActProvider.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { centsIn, sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { actColumn, type RowAct } from './act-column.tsx';
import { ActButton } from './ActButton.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsIn, rowsOf } from './rows-of.ts';
import { Tag } from './Tag.tsx';

const compose: WantedAct = {
  act: 'open-jackpot',
  title: 'Compose a jackpot',
  about: 'It opens only if the house can bear its board: what it does says so, or why not.',
  fields: [
    { name: 'type', label: 'Type', hint: 'One of a type is open at a time: midweek, mega.' },
    { name: 'name', label: 'Name' },
    { name: 'description', label: 'What customers read of it' },
    { name: 'line', label: 'Price of a line, KES', kind: 'amount' },
    { name: 'doubles', label: 'Most doubles', within: BOUNDS.doubles },
    { name: 'guarantee', label: 'Guarantee of the house, KES', kind: 'amount' },
    {
      name: 'matches',
      label: 'Matches, with commas between',
      kind: 'long',
      hint: 'Each by the number on its card, or as SOURCE/MATCH.',
    },
  ],
  argsOf: ({ type = '', name = '', description = '', line, doubles, guarantee, matches = '' }) => ({
    type,
    name,
    description,
    line: centsIn(line),
    doubles: Number(doubles),
    guarantee: centsIn(guarantee),
    matches: matches
      .split(/[\s,]+/)
      .map((match) => match.trim())
      .filter((match) => match !== ''),
  }),
};

const STATES = {
  open: 'good',
  closed: 'wait',
  settled: undefined,
  cancelled: 'bad',
  'called-off': 'bad',
} as const;

/** Acts on a jackpot: those with unsettled tickets can be called off. */
const actsOn = ({ jackpotId, name, state }: DeskJackpot): readonly RowAct[] =>
  state === 'open' || state === 'closed'
    ? [
        {
          act: 'cancel-jackpot',
          title: 'Call the jackpot off',
          label: 'Call off',
          about: `${name}, number ${jackpotId}. Every stake in it goes back, and there is no way to open it again.`,
          args: { jackpotId },
        },
      ]
    : [];

const stateWords = (state: DeskJackpot['state']): string => wordsAlone('name', state);

const orNone = (amount: DeskJackpot['fund']): string => (amount === null ? '–' : sum(amount));

const rolledWords = ({ rollover, rolledInto }: DeskJackpot): string => {
  if (rollover === null || rollover === 0) return '–';
  return `${sum(rollover)} ${rolledInto === null ? 'waits' : `into ${rolledInto}`}`;
};

/** Lists the jackpots with their funds, from the guarantee to the rollover, and the seal of their tickets. */
export function Jackpots() {
  const [opened, setOpened] = useState<DeskJackpot | null>(null);
  const jackpots = useGetJackpotsInfiniteQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead
        title="Jackpots"
        note="A jackpot is sealed when it closes: the root of its tickets is what every proof leads to."
      >
        <ActButton wanted={compose} />
      </PageHead>
      <WaitingActs those={({ act }) => act === 'open-jackpot'} />
      <DeskTable<DeskJackpot>
        name="Jackpots"
        {...rowsOf(jackpots)}
        keyOf={({ jackpotId }) => jackpotId}
        empty="No jackpot was opened yet."
        columns={[
          { name: 'Number', text: ({ jackpotId }) => jackpotId },
          { name: 'Name', text: ({ name, type }) => `${name} (${type})` },
          {
            name: 'State',
            text: ({ state }) => stateWords(state),
            cell: ({ state }) => <Tag kind={STATES[state]}>{stateWords(state)}</Tag>,
          },
          {
            name: 'Look',
            text: () => '',
            cell: (jackpot) => (
              <Button
                look="quiet"
                size="small"
                aria-label={`History: jackpot ${jackpot.jackpotId}`}
                onClick={() => setOpened(jackpot)}
              >
                History
              </Button>
            ),
          },
          ...actColumn<DeskJackpot>(may('cancel-jackpot'), actsOn),
          { name: 'Closes', text: ({ closesAt }) => moment(closesAt) },
          { name: 'Line, KES', text: ({ line }) => sum(line), isNumber: true },
          { name: 'Guarantee, KES', text: ({ guarantee }) => sum(guarantee), isNumber: true },
          { name: 'Rolled in, KES', text: ({ rolledIn }) => sum(rolledIn), isNumber: true },
          {
            name: 'Tickets',
            text: ({ tickets }) => (tickets === null ? '–' : String(tickets)),
            isNumber: true,
          },
          { name: 'Fund, sealed, KES', text: ({ fund }) => orNone(fund), isNumber: true },
          { name: 'Rolled over', text: rolledWords },
          {
            name: 'Seal',
            text: ({ root }) => root ?? '–',
            cell: ({ root, sealedAt }) =>
              root === null ? (
                '–'
              ) : (
                <span title={`${root}, ${moment(sealedAt)}`}>{`${root.slice(0, 8)}…`}</span>
              ),
          },
        ]}
      />
      <Drawer
        title={opened ? `${opened.name} ${opened.jackpotId}` : ''}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && <History jackpotId={opened.jackpotId} />}
      </Drawer>
    </>
  );
}

const STEP_WORDS: Readonly<Record<DeskJackpotStep['step'], string>> = {
  opened: 'Opened, with its guarantee',
  'rolled-in': 'Rolled in',
  'called-off': 'Called off',
  sealed: 'Sealed, with its fund',
  running: 'Runs again: a result was taken back',
  settled: 'Decided; the rest rolls over',
  cancelled: 'Cancelled; all of it rolls over',
};

function History({ jackpotId }: Pick<DeskJackpot, 'jackpotId'>) {
  const history = useGetJackpotHistoryQuery({ jackpotId });
  const moment = useMoment();
  return (
    <DeskTable<DeskJackpotStep>
      name={`History of jackpot ${jackpotId}`}
      {...rowsIn(history, history.currentData?.rows)}
      keyOf={({ at, step, detail }) => `${at} ${step} ${detail}`}
      empty="Nothing is known of it."
      columns={[
        { name: 'At', text: ({ at }) => moment(at) },
        {
          name: 'Step',
          text: ({ step, detail }) => [STEP_WORDS[step], detail].filter((word) => word !== '').join(', '),
        },
        { name: 'Amount, KES', text: ({ amount }) => orNone(amount), isNumber: true },
      ]}
    />
  );
}
