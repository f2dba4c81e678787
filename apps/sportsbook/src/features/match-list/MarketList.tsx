import { mainColumns, type MainColumn, type Sport } from '@kipenga/betting-core';
import { LinkTabs } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import {
  DoubleChancePrices,
  DoubleChanceRow,
  DOUBLE_CHANCE_COLUMNS,
  DOUBLE_CHANCE_LABELS,
} from './DoubleChance.tsx';
import { MatchList, type MatchListProps } from './MatchList.tsx';
import { MARKET_TABS, printChoice, type MarketTab } from './match-view.ts';

const LABELS = { '1x2': '1X2', ou: 'O/U', dc: 'DC' } as const satisfies Record<MarketTab, string>;
const OVER_UNDER: readonly MainColumn[] = ['over25', 'under25'];

/** The markets of a sport's matches: most sports have no goals, and some no draw. */
const marketsOf = (sport: Sport): readonly MarketTab[] => {
  const columns = mainColumns(sport);
  return MARKET_TABS.filter((one) => one === '1x2' || columns.includes(one === 'ou' ? 'over25' : 'draw'));
};

/** A list with one market in its columns, under tabs that choose the market (R2-35). */
export function MarketList(list: MatchListProps) {
  const t = useWords();
  const { choice, sport, path } = list;
  const markets = marketsOf(sport);
  const market = markets.find((one) => one === choice.market) ?? '1x2';
  const tabs = (
    <LinkTabs
      label={t('sportsbook.filter.columns')}
      tabs={markets.map((id) => ({
        id,
        label: LABELS[id],
        href: path + printChoice({ ...choice, market: id }),
      }))}
      currentId={market}
    />
  );
  return (
    <>
      {tabs}
      {market === 'dc' ? (
        <DoubleChancePrices view={list.view}>
          <MatchList
            {...list}
            columns={DOUBLE_CHANCE_COLUMNS}
            labels={DOUBLE_CHANCE_LABELS}
            row={DoubleChanceRow}
          />
        </DoubleChancePrices>
      ) : (
        <MatchList
          {...list}
          columns={
            market === 'ou'
              ? OVER_UNDER
              : mainColumns(sport).filter((one) => DOUBLE_CHANCE_COLUMNS.includes(one))
          }
        />
      )}
    </>
  );
}
