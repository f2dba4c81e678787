import { useGetGamesQuery, type DeskGame } from '@kipenga/api/desk';
import { useMay } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsIn } from './rows-of.ts';
import { Tag } from './Tag.tsx';

const percent = (value: number | null): string => (value === null ? '–' : `${value.toFixed(2)} %`);

/** True if the return of a game is further from its promise than chance explains. */
const isOff = ({ seenPercent, promisedPercent, bandPercent }: DeskGame): boolean =>
  seenPercent !== null && bandPercent !== null && Math.abs(seenPercent - promisedPercent) > bandPercent;

const switchOf = ({ gameId, name, off }: DeskGame): readonly RowAct[] => [
  off === null
    ? { act: 'switch-game-off', title: 'Switch off', about: name, args: { gameId } }
    : { act: 'switch-game-on', title: 'Switch on', about: name, args: { gameId } },
];

/** Shows each game's measured and promised return, and switches it off or on. */
export function Casino() {
  const games = useGetGamesQuery({});
  const moment = useMoment();
  const may = useMay();
  return (
    <>
      <PageHead
        title="Casino"
        note="The last 30 days, to last night. A return may be off its promise by its band, by luck alone."
      />
      <DeskTable<DeskGame>
        name="Games"
        {...rowsIn(games, games.currentData?.rows)}
        keyOf={({ gameId }) => gameId}
        isUrgent={isOff}
        empty="The house has no games."
        columns={[
          { name: 'Game', text: ({ name }) => name },
          { name: 'Rounds', text: ({ rounds }) => String(rounds), isNumber: true },
          { name: 'Staked, KES', text: ({ staked }) => sum(staked), isNumber: true },
          { name: 'Won, KES', text: ({ won }) => sum(won), isNumber: true },
          { name: 'Return seen', text: ({ seenPercent }) => percent(seenPercent), isNumber: true },
          { name: 'Promised', text: ({ promisedPercent }) => percent(promisedPercent), isNumber: true },
          {
            name: 'Band',
            text: ({ bandPercent }) => (bandPercent === null ? '–' : `± ${percent(bandPercent)}`),
            isNumber: true,
          },
          {
            name: 'State',
            text: ({ off }) => (off === null ? 'On' : `Off since ${moment(off.since)}: ${off.why}`),
            cell: (game) => (
              <>
                {game.off && (
                  <>
                    <Tag kind="bad">Off</Tag> {moment(game.off.since)}, {game.off.who}: {game.off.why}
                  </>
                )}
                {!game.off &&
                  (isOff(game) ? <Tag kind="wait">Out of its band</Tag> : <Tag kind="good">On</Tag>)}
              </>
            ),
          },
          ...actColumn<DeskGame>(may('switch-game-off'), switchOf),
        ]}
      />
    </>
  );
}
