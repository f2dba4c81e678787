import { useGetMovesInfiniteQuery, type DeskMove } from '@kipenga/api/desk';
import { marketWords, priceWords, wordsAlone } from '@kipenga/desk-rules';
import { useSearchParams } from 'react-router-dom';
import { useEvery } from '../frame/live.ts';
import { DeskForm } from '../parts/DeskForm.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { rowsOf } from './rows-of.ts';
import styles from './screens.module.css';

const EVERY_MS = 10_000;

interface MovesProps {
  readonly matchId: string;
  readonly markets: readonly { readonly market: string; readonly name: string }[];
}

/** The history of the prices of a match: each move with its time, its author and the reason; of all markets, or of one. */
export function Moves({ matchId, markets }: MovesProps) {
  const [asked, setAsked] = useSearchParams();
  const market = asked.get('market') ?? '';
  const list = useGetMovesInfiniteQuery(
    { matchId, ...(market !== '' && { market }) },
    { pollingInterval: useEvery(EVERY_MS) },
  );
  const moment = useMoment();
  const nameOf = (named: string): string =>
    markets.find((one) => one.market === named)?.name ?? marketWords(named);
  return (
    <>
      <div className={styles['filters']}>
        <DeskForm
          key={market}
          isRow
          submit="Show its moves"
          look="secondary"
          fields={[
            {
              name: 'market',
              label: 'Prices of',
              kind: 'choice',
              value: market,
              options: [
                { value: '', name: 'Each market' },
                ...markets.map((one) => ({ value: one.market, name: one.name })),
              ],
            },
          ]}
          onSubmit={({ market: chosen = '' }) => setAsked(chosen === '' ? {} : { market: chosen })}
        />
      </div>
      <DeskTable<DeskMove>
        name="How prices moved"
        {...rowsOf(list)}
        keyOf={({ moveId }) => moveId}
        isUrgent={({ cause }) => cause === 'guard'}
        empty="No price of it has moved in the last seven days."
        columns={[
          { name: 'At', text: ({ at }) => moment(at) },
          {
            name: 'Market',
            text: (move) => (move.market === null ? 'Each market' : nameOf(move.market)),
          },
          { name: 'What', text: ({ what }) => wordsAlone('move', what) },
          { name: 'Prices', text: pricesWords },
          { name: 'By', text: ({ cause, who }) => `${wordsAlone('moved', cause)}, ${who}` },
          { name: 'Why', text: ({ why }) => why || '–', isLong: true },
        ]}
      />
    </>
  );
}

const odds = (price: number | null): string => (price === null ? 'none' : priceWords(price));

function pricesWords({ prices }: DeskMove): string {
  const said = prices.map(({ label, before, now, isHeld }) => {
    const moved = before === null || before === now ? odds(now) : `${odds(before)} to ${odds(now)}`;
    return `${label} ${moved}${isHeld ? ' (held back)' : ''}`;
  });
  return said.join(', ') || '–';
}
